import { blogEntries, type BlogArticle } from '../../data/blog.data';

export const article = {
  entry: blogEntries['food-safety-by-the-clock'],
  keywords: ['food recall', 'food safety', 'lot code', 'traceability', 'FSMA 204'],
  whitepaper: '18 pages: eight rehearsed recalls, minute by minute.',
  related: ['blockchain-food-traceability', 'supply-chain-custody', 'dao-governed-farms'],
  opening:
    'At 9:14 on a Tuesday a laboratory finds Listeria in a bag of cut melon. By noon some of the other bags will be in lunch boxes. Everything that happens in between is bookkeeping, and it decides who gets sick.',
  sections: [
    {
      id: 'the-first-hour',
      title: 'The first hour',
      blocks: [
        {
          kind: 'text',
          text: 'A recall has two clocks. One counts until you know which lots are bad. The other counts until they are off the shelf. The second is a matter of phoning people and is mostly solved. The first is where days go, because “which lots” means walking upstream through other companies’ books until you reach a field or a drain, and then walking down again to every box that passed it.',
        },
        {
          kind: 'text',
          text: 'We rehearsed eight recalls with packing houses that had agreed to be surprised. On paper records the median time to a full list was six days and four hours. Nobody was slow. They were waiting for someone else’s filing cabinet.',
        },
      ],
    },
    {
      id: 'too-wide-too-late',
      title: 'Too wide is also unsafe',
      blocks: [
        {
          kind: 'text',
          text: 'When a firm cannot tell which boxes are bad, it pulls all of them. That looks careful. It buries the hundred that matter under forty thousand that do not, and a store clerk with forty thousand boxes to find stops looking at box nine hundred.',
        },
        {
          kind: 'text',
          text: 'It also teaches people to ignore recalls. Shoppers who threw out good spinach twice do not throw it out the third time. Precision is not a courtesy to the producer. It is what makes a warning believed.',
        },
        { kind: 'quote', text: 'Precision is not a courtesy to the producer. It is what makes a warning believed.' },
      ],
    },
    {
      id: 'what-the-code-must-carry',
      title: 'What a lot code must carry',
      blocks: [
        {
          kind: 'text',
          text: 'The American rule on traceability, section 204 of the Food Safety Modernization Act, asks for records at each critical event and for an answer to the agency within twenty-four hours. It is a good rule, and one can satisfy it with a box of paper and a night without sleep. We aim for something narrower: that the person holding the bag can find the answer alone.',
        },
        {
          kind: 'list',
          items: [
            'Where it was grown or landed, to the field or the boat, and the hour of harvest.',
            'Every place it was cut, washed or mixed, with the lots that went through the same machine before and after it.',
            'The temperature at each handover, and the longest time above 5 °C.',
            'Where the rest of the lot went.',
          ],
        },
        {
          kind: 'text',
          text: 'The second line is the one that is usually missing. A clean lot that followed a dirty one through a slicer is not clean. Most systems follow the fruit. You have to follow the knife.',
        },
      ],
    },
    {
      id: 'rehearse',
      title: 'Rehearse it on a Friday',
      blocks: [
        {
          kind: 'text',
          text: 'No system works that is first used in an emergency. Pick a lot at random, start a watch, and ask for three things: every ingredient that went in, every customer it went to, and every lot that shared a line with it. Stop when the third list is complete and weighs what it should. If the weights do not add up, it is not complete.',
        },
        {
          kind: 'facts',
          rows: [
            ['Rehearsals', '8'],
            ['Median on paper', '6 days 4 h'],
            ['Median on a shared ledger', '11 min'],
            ['Fastest', '4 min'],
          ],
        },
        {
          kind: 'text',
          text: 'Do it when the night shift is on. Do it when the quality manager is on leave. The most useful finding of our eight was that in three plants exactly one person could print the list, and she was good at her job, and it was her day off.',
        },
      ],
    },
    {
      id: 'tuesday-again',
      title: 'Tuesday again',
      blocks: [
        {
          kind: 'text',
          text: [
            'Back to the melon. With each handover signed, 9:14 becomes 9:25: the lot, the two lots that followed it through the slicer, 1,860 cases in nineteen stores. That is what happened in the rehearsal we describe in ',
            { to: '/case-studies/safefood', text: 'A recall in eleven minutes' },
            '. The stores had them off the shelf by 10:40.',
          ],
        },
        {
          kind: 'text',
          text: [
            'What it took was not a better laboratory. It was that the slicer had signed. Our ',
            { to: '/resources/food-safety-guide', text: 'food safety guide' },
            ' has the checklist, one page, made to be taped inside a cupboard door.',
          ],
        },
        {
          kind: 'text',
          text: 'Lunch was at twelve. Nobody at those nineteen stores noticed that anything had happened, which is the only sign of success this trade gives you.',
        },
      ],
    },
  ],
} satisfies BlogArticle;
