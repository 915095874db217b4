import { blogEntries, type BlogArticle } from '../../data/blog.data';

export const article = {
  entry: blogEntries['smart-contract-agriculture'],
  keywords: ['parametric crop insurance', 'smart contracts', 'rainfall index', 'oracle network'],
  whitepaper: '32 pages on triggers, gauges and basis risk, with the contract source.',
  related: ['blockchain-food-traceability', 'dao-governed-farms', 'carbon-credit-farming'],
  opening:
    'Ordinary crop insurance pays for what an adjuster saw. He comes when the roads allow it, counts dead plants in a field that has since been plowed, and sends a letter in the month when the next seed should already be in the ground.',
  sections: [
    {
      id: 'a-rule-not-a-claim',
      title: 'A rule instead of a claim',
      blocks: [
        {
          kind: 'text',
          text: 'Parametric cover drops the adjuster. Farmer and pool agree on a number before planting: if fewer than 60 mm of rain fall at a named gauge between 1 June and 15 July, the contract pays 4 USDC for every millimeter that is missing, per acre. Nobody files anything. On 16 July the contract reads the gauge and either pays or does not.',
        },
        {
          kind: 'text',
          text: 'The code that does this is short, about ninety lines. It holds the pool’s money, knows one date and one threshold, and has no function that lets us, the authors, change either. A farmer can read it, or more likely ask a nephew to.',
        },
        {
          kind: 'facts',
          rows: [
            ['Season', '1 June to 15 July'],
            ['Trigger', 'under 60 mm'],
            ['Payout per missing mm', '4 USDC an acre'],
            ['Most it can pay', '160 USDC an acre'],
            ['Premium', '11 USDC an acre'],
          ],
        },
      ],
    },
    {
      id: 'who-tells-the-contract',
      title: 'Who tells the contract that it rained?',
      blocks: [
        {
          kind: 'text',
          text: 'A contract cannot look out of the window. Someone has to carry the number in, and whoever carries it owns the outcome. That is why we read through an oracle network: seven independent operators fetch the gauge, the two satellites and the radar composite that the contract names, and the contract takes the median. To move it you would have to bribe four strangers at once, for a payout that is public.',
        },
        {
          kind: 'text',
          text: 'Gauges fail in duller ways. A spider builds in the funnel. A station loses power the night the storm comes. So each contract names a fallback in advance, and a rule for choosing: if the gauge is silent for more than three days, satellite rainfall counts for those days, lowered by the bias we measured at that place over ten years.',
        },
        {
          kind: 'quote',
          text: 'The contract is ninety lines. The paragraph about the spider is the one that took a year.',
        },
      ],
    },
    {
      id: 'basis-risk',
      title: 'The rain that fell next door',
      blocks: [
        {
          kind: 'text',
          text: 'The honest weakness has a name: basis risk. The gauge stands nine miles away. A thunderstorm can fill it and miss you. Your corn dies, the number says 71 mm, and the contract, which was never wrong about anything, pays nothing.',
        },
        {
          kind: 'text',
          text: 'We tested the index against the yield books of 212 fields over eleven seasons. Where a field had lost more than a third, the contract would have paid in 83 cases of 100. That leaves seventeen bad years without help, so nobody should sell this as a replacement for savings. It shrinks to nine where a second gauge within four miles shares the vote, and a gauge costs 380 dollars. The pool now buys them.',
        },
        {
          kind: 'text',
          text: 'The other error is kinder: contracts that paid although the field did well. That happened in six seasons of every hundred. Growers do not complain about it, but the premium has to carry it, and it is most of the difference between our price and the price on the brochure of anyone who has not run the numbers.',
        },
      ],
    },
    {
      id: 'what-a-farmer-needs',
      title: 'What has to be true first',
      blocks: [
        {
          kind: 'list',
          items: [
            'The money is already there. The pool locks the largest possible payout before the season, so it cannot be insolvent in a drought that hits everyone.',
            'The farmer can read the term. One page, one map with the gauge on it, one sentence about what happens when the gauge breaks.',
            'The payout buys seed. It arrives in USDC within a day of the reading and can leave as dollars on the next one.',
            'There is a person. When the number and the field disagree, somebody answers the telephone, even if the answer is no.',
          ],
        },
        {
          kind: 'text',
          text: [
            'Cover also changes what a lender sees. A field with a floor under it is better collateral than the same field without, which is one reason why 72% of the applications for a ',
            { to: '/loan-application', text: 'DeFi micro-loan' },
            ' are approved. The rate stays at 8.0% either way; the risk band moves.',
          ],
        },
      ],
    },
    {
      id: 'last-july',
      title: 'What happened last July',
      blocks: [
        {
          kind: 'text',
          text: 'On 16 July 2024 the gauge at Ellsworth, Kansas stood at 38.4 mm. Forty-one contracts paid 86.40 USDC an acre between six and seven in the morning, before anyone had finished a coffee or asked for anything. Three growers phoned to say that it must be a mistake. It was the shortest conversation about insurance any of them had had.',
        },
        {
          kind: 'text',
          text: 'One neighbor had no rain and no payout: his contract named the other gauge. He phoned too. We now draw the map larger.',
        },
      ],
    },
  ],
} satisfies BlogArticle;
