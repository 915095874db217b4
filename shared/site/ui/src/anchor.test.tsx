import { render, screen } from '@testing-library/react';
import { Router, type Navigator } from '@furrow/router';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Anchor } from './anchor';

function show(link: ReactNode) {
  const navigator: jest.Mocked<Navigator> = {
    createHref: jest.fn((to) => (typeof to === 'string' ? to : (to.pathname ?? ''))),
    go: jest.fn(),
    push: jest.fn(),
    replace: jest.fn(),
  };
  render(
    <Router location="/" navigator={navigator}>
      {link}
    </Router>,
  );
  return navigator;
}

describe('Anchor', () => {
  test('goes through the router inside the site', async () => {
    const navigator = show(<Anchor to="/campaigns">Campaigns</Anchor>);
    await userEvent.click(screen.getByRole('link', { name: 'Campaigns' }));
    expect(navigator.push).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/campaigns' }),
      undefined,
      expect.anything(),
    );
  });

  test('announces that another site opens in a new tab', () => {
    show(<Anchor to="https://docs.furrow.example">API docs</Anchor>);
    const link = screen.getByRole('link', { name: 'API docs (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('leaves mail addresses, anchors and full loads to the browser', async () => {
    const navigator = show(
      <Anchor to="/dashboard" fullLoad>
        Dashboard
      </Anchor>,
    );
    const link = screen.getByRole('link', { name: 'Dashboard' });
    expect(link).toHaveAttribute('data-full-load');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(navigator.push).not.toHaveBeenCalled();
  });
});
