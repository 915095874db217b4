import { noteTop, notedTop } from './noted-top';

it('is kept in the entry of the history beside what stands there, and not in the next one', () => {
  history.replaceState({ over: '/marketplace' }, '', '/marketplace/lot/honey');
  Object.assign(window, { scrollY: 420 });
  noteTop();
  expect(history.state).toEqual({ over: '/marketplace', top: 420 });
  expect(notedTop()).toBe(420);
  history.pushState(null, '', '/forum');
  expect(notedTop()).toBeUndefined();
});

it('is nothing where another script has written something else', () => {
  history.replaceState({ top: 'of the page' }, '');
  expect(notedTop()).toBeUndefined();
});
