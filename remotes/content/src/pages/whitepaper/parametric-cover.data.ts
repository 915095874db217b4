import type { Section } from '../../ui/article';

export const sections = [
  {
    id: 'question',
    title: 'Question',
    blocks: [
      {
        kind: 'text',
        text: 'How often does a rainfall contract fail the farmer who bought it, and what reduces that most for a dollar: a better index, a denser network of gauges, or a wider payout?',
      },
    ],
  },
  {
    id: 'data',
    title: 'Data',
    blocks: [
      {
        kind: 'text',
        text: 'Yield books of 212 dryland fields in central Kansas, 2013 to 2023; nineteen county gauges; two satellite products; radar. A field season counts as a loss when yield falls by more than a third below its own ten-year median.',
      },
    ],
  },
  {
    id: 'results',
    title: 'Results',
    blocks: [
      {
        kind: 'table',
        caption: 'Losses that were paid, and payouts without a loss',
        columns: ['Design', 'Losses paid', 'Paid without loss'],
        rows: [
          ['One gauge within 15 miles', '83%', '6%'],
          ['Satellite alone', '74%', '9%'],
          ['Gauge and satellite, median', '86%', '6%'],
          ['Two gauges, one within 4 miles', '91%', '5%'],
        ],
      },
      {
        kind: 'text',
        text: 'A gauge at 380 dollars that serves six fields lowers unpaid losses from 17% to 9%. No change of formula came near that. The pool therefore spends on posts and funnels before it spends on mathematics.',
      },
    ],
  },
  {
    id: 'contract',
    title: 'The contract',
    blocks: [
      {
        kind: 'text',
        text: 'Ninety lines of code are printed in full with a commentary. The reading is the median of the sources named at signing; silence of more than three days calls the fallback; the pool locks the largest payout before the window opens.',
      },
    ],
  },
  {
    id: 'open-questions',
    title: 'Open questions',
    blocks: [
      {
        kind: 'text',
        text: 'Heat kills corn that had rain enough. A second trigger for nights above 24 °C is in field trials and doubles the length of the contract, which may be too long for the kitchen table where it has to be read.',
      },
    ],
  },
] satisfies Section[];
