import { defineRoutes, type RemoteRoute } from './routes';

const page = () => Promise.resolve({ default: () => null });
const define = (...routes: RemoteRoute[]) => defineRoutes('giving', routes);

it('keeps what it was given', () => {
  const routes = [
    { path: '/', page },
    { path: '/farm-details/:farmId', page, pages: () => Promise.resolve(['/farm-details/green-valley']) },
  ];
  expect(define(...routes)).toEqual({ name: 'giving', routes });
});

it.each(['', 'campaigns', '/Campaigns', '/campaigns/', '//campaigns', '/a b', '/*'])(
  'refuses the malformed path "%s"',
  (path) => {
    expect(() => define({ path, page })).toThrow(`giving: the route "${path}" must start with /`);
  },
);

it('refuses a path that is listed twice', () => {
  expect(() => define({ path: '/impact', page }, { path: '/impact', page })).toThrow(
    'giving: the route "/impact" is listed twice in routes.ts. Remove one.',
  );
});

it('refuses a pattern whose concrete pages nobody knows', () => {
  expect(() => define({ path: '/farm-details/:id', page })).toThrow(
    'giving: the route "/farm-details/:id" has a parameter. Add pages: the concrete paths to prerender.',
  );
});
