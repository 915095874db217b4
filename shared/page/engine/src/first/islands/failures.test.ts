import { LoadError } from '../../common/load-error';
import { createFailures, type RemoteFailure } from './failures';

let reported: RemoteFailure[];
let failures: ReturnType<typeof createFailures>;

beforeEach(() => {
  reported = [];
  failures = createFailures((failure) => reported.push(failure));
});

it('remembers which version of which remote has failed, until the visitor asks for it again', () => {
  failures.add('shop', '1.4.0', '/buy-food', new Error());
  expect(failures.has('shop', '1.4.0')).toBe(true);
  expect(failures.has('shop', '1.3.0')).toBe(false);
  expect(failures.has('giving', '1.4.0')).toBe(false);
  failures.forget('shop');
  expect(failures.has('shop', '1.4.0')).toBe(false);
});

it('reports a version once, with the phase it failed in', () => {
  const error = new LoadError('entry', 'answered 404');
  failures.add('shop', '1.4.0', '/buy-food', error);
  failures.add('shop', '1.4.0', '/buy-food', error);
  failures.report('shop', '1.4.0', '/buy-food', new Error('and its boundary caught something'));
  expect(reported).toEqual([{ remote: 'shop', version: '1.4.0', path: '/buy-food', phase: 'entry', error }]);
});

it('reports a render error of a version that runs, and goes on with that version', () => {
  failures.report('shop', '1.4.0', '/buy-food', new Error('in an effect'));
  expect(reported).toMatchObject([{ phase: 'render' }]);
  expect(failures.has('shop', '1.4.0')).toBe(false);
});
