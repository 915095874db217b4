import { campaigns } from './campaigns.data';
import { campaigns as inSpanish } from './campaigns.data.es';
import { keptTitle } from './kept-words.es';

it('gives each campaign in Spanish its title in English', () => {
  const titles = campaigns.map(({ id, title }) => [id, title]);
  expect(inSpanish.map((campaign) => [campaign.id, keptTitle(campaign)])).toEqual(titles);
});
