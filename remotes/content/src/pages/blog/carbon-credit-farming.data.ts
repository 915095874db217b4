import { blogEntries, type BlogArticle } from '../../data/blog.data';

export const article = {
  entry: blogEntries['carbon-credit-farming'],
  keywords: ['carbon credits', 'soil carbon', 'carbon farming', 'MRV', 'cover crops'],
  whitepaper: '28 pages: sampling plans, buffers and three audits, with the raw cores.',
  related: ['dao-governed-farms', 'blockchain-food-traceability', 'smart-contract-agriculture'],
  opening:
    'A tree has no bank account. Neither has a clover root. Yet both take carbon out of the air, and for some years now companies have been willing to pay for the difference, so long as somebody can show that there is one.',
  sections: [
    {
      id: 'one-tonne-one-receipt',
      title: 'One tonne, one receipt',
      blocks: [
        {
          kind: 'text',
          text: 'A carbon credit is a receipt for one tonne of carbon dioxide that is not in the air and would have been. Every word of that sentence has been abused. So it helps to start from the end, with the three questions a careful buyer asks: compared with what, measured how, and for how long?',
        },
        {
          kind: 'text',
          text: 'Compared with what is the baseline: the same field under the farming it would have had. A grower who has planted cover crops since 2009 is doing the climate a favor, but cannot sell it as news. Only the change counts. That feels unjust to the people who were right first, and they tell us so.',
        },
      ],
    },
    {
      id: 'measuring-dirt',
      title: 'Measuring dirt',
      blocks: [
        {
          kind: 'text',
          text: 'Soil is a poor instrument. Take two cores a yard apart and they can differ by more than a field gains in five years. The cure is dull and expensive: many cores, drawn at random places that are fixed before anyone walks out, to a depth of at least 30 cm, weighed as well as burned. Carbon percent without bulk density is a rumor.',
        },
        {
          kind: 'text',
          text: 'Then the arithmetic. Cover crops have been found to add about 0.32 tonnes of carbon per hectare and year on average, in the review by Poeplau and Don of 139 plots. In carbon dioxide that is roughly half a tonne an acre. Some fields do better, sandy ones often do nothing, and any project that promises every acre the average has not dug enough holes.',
        },
        { kind: 'quote', text: 'Carbon percent without bulk density is a rumor.' },
      ],
    },
    {
      id: 'how-a-farm-loses-one',
      title: 'How a farm loses one',
      blocks: [
        {
          kind: 'text',
          text: 'What a root put down, a plow can let out in an afternoon. This is the third question, and trees answer it more convincingly than soil until the year of the fire.',
        },
        {
          kind: 'text',
          text: 'No contract can forbid fire. What it can do is hold some back. Of every hundred credits that our farms earn, fifteen go into a common buffer that is never sold. When a field is plowed or a windbreak burns, credits are retired from the buffer and the buyer keeps what was bought. A farm that breaks its own promise pays the buffer back before it sells again. One that was struck by lightning does not.',
        },
        {
          kind: 'facts',
          rows: [
            ['Term of the promise', '10 years'],
            ['Held in the buffer', '15%'],
            ['Cores per 100 acres', '24'],
            ['Measured again', 'every 3 years'],
          ],
        },
      ],
    },
    {
      id: 'why-a-ledger',
      title: 'What the ledger is for',
      blocks: [
        {
          kind: 'text',
          text: 'The scandal in this market was rarely chemistry. It was the same tonne sold twice: once in a registry, once in a bundle, once more in a country’s own books. A ledger is good at exactly one thing here. A credit has an owner, and when it has been used it is retired, in public, with a name, and cannot be used again.',
        },
        {
          kind: 'text',
          text: 'Attached to each one are the fingerprints of its evidence: the sampling plan, the laboratory sheet, the auditor’s signature. You can disagree with the method. You can no longer be shown a different one later.',
        },
        {
          kind: 'text',
          text: 'It also tells the grower something. A farm sees which of its fields earned and which did not, by core, and more than once that map has settled an argument about drainage that had been going on since a grandfather.',
        },
      ],
    },
    {
      id: 'is-it-worth-it',
      title: 'Is it worth the walk?',
      blocks: [
        {
          kind: 'text',
          text: 'For a garden, no. Sampling costs about 1,900 dollars for the first hundred acres, and at 28 USDC a credit a small field never earns that back. Above 300 acres it starts to, and neighbors who sample together share one laboratory run.',
        },
        {
          kind: 'text',
          text: [
            'The group in Kansas that we describe in ',
            { to: '/case-studies/sustainable-harvest', text: 'The credit that paid for the seed' },
            ' sold 3,682 credits in its first issue and bought its cover crop seed with them. Its members will tell you that the credits are the smaller half. The larger is a field that holds water in July.',
          ],
        },
        {
          kind: 'text',
          text: [
            'If you want to know where your own acres stand, the ',
            { to: '/carbon-calculator', text: 'carbon calculator' },
            ' takes seven numbers that you have on paper already. It will not give you a credit. It will tell you whether to buy a soil probe.',
          ],
        },
      ],
    },
  ],
} satisfies BlogArticle;
