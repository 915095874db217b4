import { createToaster } from './toaster.model';

const titles = (toaster: ReturnType<typeof createToaster>) => toaster.current().map(({ title }) => title);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('takes a toast away after four seconds, a destructive one after eight', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'Added to cart!' });
    toaster.notify({ title: 'Missing Information', tone: 'destructive' });
    jest.advanceTimersByTime(3999);
    expect(titles(toaster)).toEqual(['Added to cart!', 'Missing Information']);
    jest.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual(['Missing Information']);
    jest.advanceTimersByTime(4000);
    expect(titles(toaster)).toEqual([]);
  });

  it('keeps a toast while the visitor reads and then gives it the time it had left', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'Link copied!' });
    jest.advanceTimersByTime(3000);
    toaster.pause();
    toaster.notify({ title: 'Added to cart!' });
    jest.advanceTimersByTime(60_000);
    expect(titles(toaster)).toEqual(['Link copied!', 'Added to cart!']);
    toaster.resume();
    jest.advanceTimersByTime(1000);
    expect(titles(toaster)).toEqual(['Added to cart!']);
    jest.advanceTimersByTime(3000);
    expect(titles(toaster)).toEqual([]);
  });

  it('shows three at most and lets the oldest go first', () => {
    const toaster = createToaster();
    for (const title of ['one', 'two', 'three', 'four']) toaster.notify({ title });
    expect(titles(toaster)).toEqual(['two', 'three', 'four']);
  });

  it('lets a destructive toast go last', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'error', tone: 'destructive' });
    for (const title of ['one', 'two', 'three']) toaster.notify({ title });
    expect(titles(toaster)).toEqual(['error', 'two', 'three']);
    for (const title of ['a', 'b', 'c']) toaster.notify({ title, tone: 'destructive' });
    expect(titles(toaster)).toEqual(['a', 'b', 'c']);
  });

  it('shows what just happened even beside three errors', () => {
    const toaster = createToaster();
    for (const title of ['a', 'b', 'c']) toaster.notify({ title, tone: 'destructive' });
    toaster.notify({ title: 'Added to cart!' });
    expect(titles(toaster)).toEqual(['b', 'c', 'Added to cart!']);
  });

  it('tells its listeners once for each change and not for a toast that is gone', () => {
    const toaster = createToaster();
    const listener = jest.fn();
    const unsubscribe = toaster.subscribe(listener);
    toaster.notify({ title: 'Link copied!' });
    const [toast] = toaster.current();
    toaster.dismiss(toast!.id);
    toaster.dismiss(toast!.id);
    jest.advanceTimersByTime(10_000);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    toaster.notify({ title: 'Added to cart!' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
