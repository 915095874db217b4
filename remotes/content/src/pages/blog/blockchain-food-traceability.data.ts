import { blogEntries, type BlogArticle } from '../../data/blog.data';

export const article = {
  entry: blogEntries['blockchain-food-traceability'],
  keywords: ['blockchain food traceability', 'food supply chain', 'provenance', 'lot tracking'],
  whitepaper: '24 pages with the method and the field data.',
  related: ['smart-contract-agriculture', 'carbon-credit-farming', 'dao-governed-farms'],
  opening:
    'Every beetroot on a shelf makes a claim. Organic. Local. Fresh. Most of the time nobody in the shop can check it, and the person who could, the grower, is three trucks and two invoices away.',
  sections: [
    {
      id: 'the-trouble-with-labels',
      title: 'The trouble with labels',
      blocks: [
        {
          kind: 'text',
          text: 'A label is a promise printed by the last person to touch the box. A ledger is a promise signed by everyone who did. That is the whole idea, and it fits on the back of a seed packet.',
        },
        { kind: 'quote', text: 'A label is printed by the last hand. A ledger is signed by every hand.' },
        {
          kind: 'text',
          text: 'The difference matters because boxes are not lied about in the field. They are lied about in the middle, where lots are split, mixed and renamed, and where the only record is a spreadsheet that belongs to whoever typed it. When a buyer in our trials asked four wholesalers for the field of origin of a crate on their dock, the fastest answer took two days and the most common answer was a country.',
        },
        {
          kind: 'text',
          text: 'Nobody in that chain was a crook. Each kept honest books about the part they could see. But a chain of honest books is not an honest chain, because nothing ties page nine of one to page two of the next.',
        },
      ],
    },
    {
      id: 'five-hands',
      title: 'Five hands, five signatures',
      blocks: [
        {
          kind: 'text',
          text: 'Take one crate of beetroot from Green Valley in Oregon. Five people handle it before a kitchen does, and each adds one line.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'The grower records the field, the hour and the harvest weight. The scale signs with its own key, so a heavy thumb has to fool two devices.',
            'The packer records the split: one field lot of 240 kg becomes twelve crates of 20 kg. The sum is checked before the line is accepted.',
            'The driver signs for the crate and the truck writes its temperature every ten minutes.',
            'The depot signs it in and out. If a crate waits nineteen hours on a warm dock, that is now a fact and not an argument.',
            'The shop signs for arrival. From then on anyone with a phone can scan the code.',
          ],
        },
        {
          kind: 'text',
          text: 'When the crate leaves the field, the farm signs its weight and hour. The driver signs the temperature. The packer signs the split. None of them can rub out the line above.',
        },
        {
          kind: 'text',
          text: 'By the time the beetroot reaches a kitchen its story is five lines long. You can read it in eleven seconds, which is less time than it takes to peel one.',
        },
      ],
    },
    {
      id: 'what-is-written',
      title: 'What is written down, and what is not',
      blocks: [
        {
          kind: 'text',
          text: 'People imagine the whole life of a vegetable stored on a blockchain. It is not, and it should not be. The temperature log of a single trip is about four hundred readings. Writing each of them to a public network would cost more than the beetroot.',
        },
        {
          kind: 'text',
          text: 'So the readings stay in ordinary storage with the company that made them, and only their fingerprint goes on the ledger: a short code calculated from the file. Change one reading and the code no longer fits. The ledger does not hold your data. It holds you to your data.',
        },
        {
          kind: 'facts',
          rows: [
            ['Lines per crate', '5'],
            ['Size of one line', '212 bytes'],
            ['Network fee per line', '$0.004'],
            ['Time to read a crate back', '11 s'],
          ],
        },
        {
          kind: 'text',
          text: 'Prices and names of buyers are not written at all. A competitor who walks along the chain learns that a crate existed and was kept cold. It does not learn who paid what. Payment is a separate record that only its two parties can open, apart from one figure that we publish on purpose: what reached the farmer.',
        },
      ],
    },
    {
      id: 'where-it-can-lie',
      title: 'Where a ledger can still lie',
      blocks: [
        {
          kind: 'text',
          text: 'A signature proves who said something. It does not prove that it is so. If a grower swears that a sprayed field was not sprayed, the ledger will keep that lie perfectly for ever. Anybody who sells you the opposite has not stood in a packing house in September.',
        },
        {
          kind: 'text',
          text: 'Three dull things help more than cryptography does. Weights must add up: you cannot pack 300 kg from a field that gave 240. Machines sign beside people: a scale and a thermometer have no reason to flatter anyone. And inspectors sign too, so that an organic certificate is a line in the same chain, with a date on which it stops being true.',
        },
        {
          kind: 'text',
          text: 'What is left is fraud that needs several independent people to agree. It still happens, but it now leaves five signatures behind, and that has changed how people behave more than how they are caught. In the first season with scales that sign, the gap between field weight and packed weight at Green Valley fell from 3.1% to 0.6%. No one was accused of anything.',
        },
      ],
    },
    {
      id: 'what-it-costs',
      title: 'What it costs a farmer',
      blocks: [
        {
          kind: 'text',
          text: 'Two cents a crate in network fees, which we pay. About forty seconds of work a crate in the first week and six by the third, once the scale does the typing. A label printer if the farm has none. No farmer in the program has been asked to hold a currency whose price moves: settlements are in USDC, and it can be sent to a bank the same day.',
        },
        {
          kind: 'text',
          text: [
            'What comes back is a price. A buyer who can see the field pays for the field. In the ',
            { to: '/case-studies/green-valley', text: 'Green Valley cooperative' },
            ' a kilo of tomatoes earned $1.68 the year before the ledger and $2.40 in 2025. Some of that is a better market. Most growers there will tell you that it is the end of being anonymous.',
          ],
        },
        {
          kind: 'text',
          text: 'There is a second return that nobody planned for. When a lot has to be pulled, only that lot is pulled. A farm two valleys over, whose beetroot never shared a truck with the bad ones, keeps selling on the same afternoon.',
        },
      ],
    },
    {
      id: 'try-it',
      title: 'Try it with something you can eat',
      blocks: [
        {
          kind: 'text',
          text: [
            'Pick any lot in the ',
            { to: '/marketplace', text: 'marketplace' },
            '. Each one carries its number. If you write software, the same five lines come back as JSON from one call, which the ',
            { to: '/resources/docs', text: 'documentation' },
            ' shows in full. If you do not, buy a beetroot, scan it while the water boils, and see whether the story holds. It was always meant to be checked by somebody hungry.',
          ],
        },
      ],
    },
  ],
} satisfies BlogArticle;
