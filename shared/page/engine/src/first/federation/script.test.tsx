import { runScript } from './script';

const script = () => document.querySelector('script');

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('waits eight seconds for a script, and no longer', async () => {
  const givenUp = jest.fn();
  runScript('/shop/1.0.0/remoteEntry.js', 'sha384-e').catch(givenUp);
  expect(script()?.integrity).toBe('sha384-e');
  await jest.advanceTimersByTimeAsync(7999);
  expect(givenUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(givenUp).toHaveBeenCalledWith(expect.objectContaining({ phase: 'entry', message: 'no response after 8 s' }));
  expect(script()).toBeNull();
});
