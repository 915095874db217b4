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

  test('loads the document of the language of the build', () => {
    const globals = globalThis as unknown as { __LANGUAGE__: string };
    globals.__LANGUAGE__ = 'es';
    show(
      <Anchor to="/farm-details/altiplano" fullLoad>
        Altiplano
      </Anchor>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/es/farm-details/altiplano');
    globals.__LANGUAGE__ = '';
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
