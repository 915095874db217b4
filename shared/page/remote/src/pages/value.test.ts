import { createValue } from './value';

it('holds what it was given last', () => {
  const value = createValue('seed');
  value.set('leaf');
  expect(value.current()).toBe('leaf');
});

it('calls listeners until they leave, even when one leaves while it is called', () => {
  const value = createValue(0);
  const heard: string[] = [];
  const leave = value.subscribe(() => {
    heard.push('first');
    leave();
  });
  value.subscribe(() => heard.push('second'));
  value.set(1);
  value.set(1);
  expect(heard).toEqual(['first', 'second', 'second']);
});
