import fc from 'fast-check';
import type { Toast } from '@furrow/contract';
import { createToaster } from './toaster.model';

type Toaster = ReturnType<typeof createToaster>;
const titles = (toaster: Toaster) => toaster.current().map(({ toasts: [{ title }] }) => title);
const counts = (toaster: Toaster) => toaster.current().map(({ toasts }) => toasts.length);
const error = (title: string): Toast => ({ title, tone: 'destructive' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  it('goes after four seconds, a destructive one after eight', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'Link copied!' });
    toaster.notify(error('Missing Information'));
    jest.advanceTimersByTime(3999);
    expect(titles(toaster)).toEqual(['Link copied!', 'Missing Information']);
    jest.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual(['Missing Information']);
    jest.advanceTimersByTime(4000);
    expect(titles(toaster)).toEqual([]);
  });

  it('stays for six seconds when there is something to press', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'Added to cart!', undo: () => {} });
    toaster.notify({ title: 'Order placed!', link: { to: '/order', label: 'See the order' } });
    jest.advanceTimersByTime(5999);
    expect(titles(toaster)).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(titles(toaster)).toEqual([]);
  });

  it('stays while the visitor reads and then has the time it had left', () => {
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
});

describe('toasts of one key', () => {
  it('are one toast that counts them and lasts from the last one on', () => {
    const toaster = createToaster();
    for (const description of ['Tomatoes', 'Carrots', 'Tomatoes']) {
      toaster.notify({ title: 'Added to cart!', key: 'cart', description });
      jest.advanceTimersByTime(3000);
    }
    expect(toaster.current().map(({ toasts }) => toasts.map(({ description }) => description))).toEqual([
      ['Tomatoes', 'Carrots', 'Tomatoes'],
    ]);
    jest.advanceTimersByTime(1000);
    expect(titles(toaster)).toEqual([]);
  });

  it('are not what is not true anymore: what was added is replaced by what was removed', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'Added to cart!', key: 'cart', description: 'Honey' });
    toaster.notify({ title: 'Removed from cart', key: 'cart', description: 'Honey' });
    expect(toaster.current().map(({ toasts }) => toasts.map(({ title }) => title))).toEqual([['Removed from cart']]);
  });

  it('are those that say the same, when none is given', () => {
    const toaster = createToaster();
    toaster.notify(error('Missing Information'));
    toaster.notify(error('Missing Information'));
    toaster.notify({ title: 'Download Started', description: 'one' });
    toaster.notify({ title: 'Download Started', description: 'two' });
    expect(counts(toaster)).toEqual([1, 1]);
    toaster.notify({ title: 'Download Started', description: 'two' });
    expect(counts(toaster)).toEqual([1, 2]);
  });

  it('are taken back together, the last first', () => {
    const toaster = createToaster();
    const undone: string[] = [];
    for (const name of ['a', 'b', 'c']) toaster.notify({ title: 'Added', key: 'cart', undo: () => undone.push(name) });
    const [shown] = toaster.current();
    toaster.undo(shown!.id);
    toaster.undo(shown!.id);
    expect(undone).toEqual(['c', 'b', 'a']);
    expect(titles(toaster)).toEqual([]);
  });
});

describe('room', () => {
  it('is made by the oldest, an error last', () => {
    const toaster = createToaster(() => 2);
    for (const title of ['one', 'two', 'three']) toaster.notify({ title });
    expect(titles(toaster)).toEqual(['two', 'three']);
    toaster.notify(error('a'));
    expect(titles(toaster)).toEqual(['three', 'a']);
    toaster.notify(error('b'));
    toaster.notify(error('c'));
    expect(titles(toaster)).toEqual(['b', 'c']);
  });

  it('is for one on a phone, and what just happened has it', () => {
    const toaster = createToaster(() => 1);
    for (const title of ['one', 'two']) toaster.notify({ title });
    expect(titles(toaster)).toEqual(['two']);
    toaster.notify(error('a'));
    expect(titles(toaster)).toEqual(['a']);
  });
});

describe('what is over goes', () => {
  it('with a success: the errors before it', () => {
    const toaster = createToaster();
    toaster.notify(error('Missing Information'));
    toaster.notify({ title: 'Order placed!' });
    expect(titles(toaster)).toEqual(['Order placed!']);
  });

  it('with another page: what was raised before the press that led there', () => {
    const toaster = createToaster();
    toaster.pressed();
    toaster.notify({ title: 'Added to cart!' });
    toaster.pressed();
    toaster.moved();
    expect(titles(toaster)).toEqual([]);
  });

  it('but not what the press that led there raised', () => {
    const toaster = createToaster();
    toaster.notify({ title: 'Added to cart!' });
    toaster.pressed();
    toaster.notify({ title: 'Order placed!' });
    toaster.moved();
    expect(titles(toaster)).toEqual(['Order placed!']);
  });

  it('with the next press on a control, where there is nothing to press in the toast itself', () => {
    const toaster = createToaster(() => 3);
    toaster.notify({ title: 'Wallet Connected!' });
    toaster.notify({ title: 'Added to cart!', undo: () => {} });
    toaster.wentOn();
    expect(titles(toaster)).toEqual(['Added to cart!']);
  });

  it('but no error: a press is often the second try', () => {
    const toaster = createToaster();
    toaster.notify(error('Missing Information'));
    toaster.wentOn();
    expect(titles(toaster)).toEqual(['Missing Information']);
  });

  it('with another page: every error', () => {
    const toaster = createToaster();
    toaster.pressed();
    toaster.notify(error('Invalid Amount'));
    toaster.moved();
    expect(titles(toaster)).toEqual([]);
  });
});

it('never shows more than there is room for, nor one key twice, nor an error beside a later success', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('notify' as const), key: fc.constantFrom('a', 'b', 'c'), destructive: fc.boolean() }),
    fc.record({
      do: fc.constantFrom('pressed' as const, 'wentOn' as const, 'moved' as const, 'pause' as const, 'resume' as const),
    }),
    fc.record({ do: fc.constant('wait' as const), time: fc.nat(9000) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), (steps, room) => {
      const toaster = createToaster(() => room);
      for (const each of steps) {
        if (each.do === 'notify') {
          toaster.notify({ title: each.key, tone: each.destructive ? 'destructive' : 'normal' });
          expect(toaster.current().some(({ key }) => key.startsWith(each.key))).toBe(true);
          if (!each.destructive) expect(toaster.current().every(({ destructive }) => !destructive)).toBe(true);
        } else if (each.do === 'wait') jest.advanceTimersByTime(each.time);
        else toaster[each.do]();
        const keys = toaster.current().map(({ key, destructive }) => `${key} ${destructive}`);
        expect(keys.length).toBeLessThanOrEqual(room);
        expect(new Set(keys).size).toBe(keys.length);
      }
      toaster.resume();
      jest.advanceTimersByTime(9000);
      expect(toaster.current()).toEqual([]);
    }),
  );
});

it('calls its listeners once for each change and not for a toast that is gone', () => {
  const toaster = createToaster();
  const listener = jest.fn();
  const unsubscribe = toaster.subscribe(listener);
  toaster.notify({ title: 'Link copied!' });
  const [toast] = toaster.current();
  toaster.dismiss(toast!.id);
  toaster.dismiss(toast!.id);
  toaster.moved();
  jest.advanceTimersByTime(10_000);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  toaster.notify({ title: 'Added to cart!' });
  expect(listener).toHaveBeenCalledTimes(2);
});
