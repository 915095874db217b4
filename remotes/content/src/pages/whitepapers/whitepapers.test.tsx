import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import papers from '../../articles/whitepapers/_index.md';
import { routes } from '../../routes';

it('names each download after its paper, so that no two are heard alike', async () => {
  await openPage(routes, '/resources/whitepapers');
  const downloads = screen.getAllByRole('button', { name: /^Download PDF/ });
  expect(downloads.map(({ textContent }) => textContent)).toEqual(papers.map(({ title }) => `Download PDF: ${title}`));
});
