import { answerEarlyInput } from './early-input';

const newField = () => document.createElement('input');
let [first, second, other] = [newField(), newField(), newField()] as const;
const recorded = { typed: new Map<HTMLElement, unknown>() };
const answer = jest.fn();
const giveBack = jest.fn();

beforeEach(() => {
  recorded.typed.clear();
  answer.mockClear();
  giveBack.mockClear();
  Object.assign(window, { furrowRecorded: recorded });
  [first, second, other] = [newField(), newField(), newField()];
  document.body.replaceChildren(first, second, other);
});

/** The host's script in the head records what is entered until the page is hydrated. */
function enter(field: HTMLElement, isRecorded = true) {
  if (isRecorded) recorded.typed.set(field, {});
  else recorded.typed.delete(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('answers what was entered before it and after, in its fields alone', () => {
  enter(first);
  enter(other);
  answerEarlyInput([first, second], answer, giveBack);
  expect(answer.mock.calls).toEqual([[first]]);
  enter(second);
  enter(other);
  expect(answer.mock.calls).toEqual([[first], [second]]);
  expect(giveBack).not.toHaveBeenCalled();
});

it('leaves to the page what is entered once it is hydrated', () => {
  answerEarlyInput([first], answer, giveBack);
  enter(first);
  enter(first, false);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(giveBack).toHaveBeenCalledTimes(1);
});

it('answers nothing where nothing is recorded', () => {
  Object.assign(window, { furrowRecorded: undefined });
  answerEarlyInput([first], answer);
  enter(first);
  expect(answer).not.toHaveBeenCalled();
});
