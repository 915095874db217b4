import { whenShown } from './when-shown';

it('acts at once on a page that a visitor has opened', () => {
  const act = jest.fn();
  whenShown(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits on a page that the browser renders ahead, until it is opened', () => {
  const act = jest.fn();
  Object.assign(document, { prerendering: true });
  whenShown(act);
  expect(act).not.toHaveBeenCalled();
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(act).toHaveBeenCalledTimes(1);
});
