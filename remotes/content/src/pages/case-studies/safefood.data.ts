import { people } from '../../data/people.data';
import { caseEntries, type CaseStudy } from '../../data/case-studies.data';

export const study = {
  entry: caseEntries.safefood,
  stats: [
    { value: '11 min', label: 'to a full list' },
    { value: '1,860', label: 'cases, not 41,000' },
    { value: '3', label: 'plants connected' },
    { value: '0', label: 'people sick' },
  ],
  who: 'The company',
  facts: [
    ['Place', 'Ontario'],
    ['Plants', '3'],
    ['Products', 'Cut fruit'],
    ['Since', '2024'],
  ],
  sections: [
    {
      id: 'the-2021-recall',
      title: 'The week nobody slept',
      blocks: [
        {
          kind: 'text',
          text: 'SafeFood washes, cuts and packs fruit in three plants near Guelph. In 2021 a swab from one line came back positive, and the company did what the law asks: it looked for every case that might be touched. Six days and four hours later it had a list. By then it had recalled 41,000 cases to be sure, of which, as it turned out, fewer than two thousand had been near that line.',
        },
        {
          kind: 'text',
          text: 'No one fell ill. The company lost 1.3 million dollars and two customers, and its quality manager kept a copy of the phone log.',
        },
      ],
    },
    {
      id: 'follow-the-knife',
      title: 'Follow the knife',
      blocks: [
        {
          kind: 'text',
          text: 'The old system followed fruit: pallet in, batch, case out. It did not know that batch 14 had gone over the same blades as batch 13. So the first thing to be connected was not a shelf or a truck but eleven slicers and the wash tanks in front of them. Each signs the start and end of every lot, and each cleaning in between.',
        },
        {
          kind: 'quote',
          text: 'A clean lot that follows a dirty one through a slicer is not clean.',
          by: people.amina,
        },
        {
          kind: 'text',
          text: 'Suppliers came next. Four in five already printed a lot code; it had merely never been typed in at the gate. Now the gate reads it and refuses a pallet without one. Two suppliers left. Nine new ones asked to be let in.',
        },
      ],
    },
    {
      id: 'the-rehearsal',
      title: 'The rehearsal',
      blocks: [
        {
          kind: 'text',
          text: 'On a Tuesday in October 2024 we called a recall on a lot of cut melon that was perfectly good. Only the plant director knew. The night supervisor, who had been there for five weeks, ran it.',
        },
        {
          kind: 'table',
          caption: 'The rehearsed recall, minute by minute',
          columns: ['Time', 'What happened', 'Who'],
          rows: [
            ['9:14', 'Laboratory result entered', 'Laboratory'],
            ['9:16', 'Lot found, with its three suppliers', 'Supervisor'],
            ['9:19', 'Two later lots added: same slicer, no cleaning between', 'Supervisor'],
            ['9:25', 'Full list: 1,860 cases in 19 stores, weights match', 'Supervisor'],
            ['10:40', 'Last store confirms an empty shelf', 'Stores'],
          ],
        },
        {
          kind: 'text',
          text: 'The weights matched because they are checked on the way out and not on the day of need. That single rule found four mistakes in the first month, all of them in our own setup.',
        },
      ],
    },
    {
      id: 'cost',
      title: 'What it cost',
      blocks: [
        {
          kind: 'text',
          text: 'Sensors and scanners for three plants came to 86,000 dollars, training to a week for each shift. The insurer lowered the recall premium by 22% at the next renewal, which pays the system off in its third year if nothing ever goes wrong again. Nobody in Guelph is counting on that.',
        },
        {
          kind: 'text',
          text: [
            'The checklist the plants use is printed in our ',
            { to: '/resources/food-safety-guide', text: 'food safety guide' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies CaseStudy;
