import { answerEarlyPresses, takeEarlyAnswers } from './early-presses';

const controls = () => [...document.querySelectorAll('button')];
let recorded: { clicked: HTMLElement[] };

beforeEach(() => {
  document.body.innerHTML =
    '<button value="outside"></button><div data-island="shop"><button value="honey"></button><button></button></div>';
  recorded = { clicked: controls() };
  Object.assign(window, { furrowRecorded: recorded });
});

const answer = (control: HTMLElement) => control.getAttribute('value') ?? undefined;
const press = (control: HTMLElement) => {
  recorded.clicked.push(control);
  control.click();
};

it('takes the presses that it answers out of the record, those before it and those after', () => {
  const [outside, honey, unknown] = controls();
  answerEarlyPresses(answer);
  press(honey!);
  press(outside!);
  expect(recorded.clicked).toEqual([outside, unknown, outside]);
  expect(takeEarlyAnswers(honey!)).toEqual(['honey', 'honey']);
  expect(takeEarlyAnswers(honey!)).toEqual([]);
});

it('offers each press once', () => {
  const [, honey] = controls();
  const isWanted = jest.fn();
  answerEarlyPresses(isWanted);
  expect(isWanted).toHaveBeenCalledTimes(2);
  press(honey!);
  expect(isWanted).toHaveBeenCalledTimes(3);
  document.body.click();
  expect(isWanted).toHaveBeenCalledTimes(3);
  expect(recorded.clicked).toHaveLength(4);
});

it('does nothing where nothing is recorded, or the page has changed by now', () => {
  const island = document.querySelector('[data-island]');
  answerEarlyPresses(answer);
  island?.replaceWith(island.cloneNode(true));
  press(controls()[1]!);
  expect(recorded.clicked).toHaveLength(3);
  Object.assign(window, { furrowRecorded: undefined });
  answerEarlyPresses(answer);
  expect(takeEarlyAnswers(document.body)).toEqual([]);
});
