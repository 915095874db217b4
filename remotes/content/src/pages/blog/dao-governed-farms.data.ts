import { blogEntries, type BlogArticle } from '../../data/blog.data';

export const article = {
  entry: blogEntries['dao-governed-farms'],
  keywords: ['DAO', 'farm cooperative', 'governance', 'quorum', 'voting'],
  whitepaper: '20 pages on quorum, weight and delegation, with every vote of the first two years.',
  related: ['smart-contract-agriculture', 'carbon-credit-farming', 'blockchain-food-traceability'],
  opening:
    'My grandmother’s cooperative met in a school gymnasium. Forty members, one heater, a show of hands. It worked for sixty years and it worked because everyone in the room knew who had lied about their milk.',
  sections: [
    {
      id: 'a-gym-for-strangers',
      title: 'A gymnasium for strangers',
      blocks: [
        {
          kind: 'text',
          text: 'Ours has members in more than fifty countries. They will never share a heater. They grow cacao, barley and catfish, and they decide together what a common treasury pays for. The question was never whether to vote. It was how strangers could vote without being robbed by the two or three who read the small print.',
        },
        {
          kind: 'text',
          text: 'A decentralized autonomous organization is a cooperative whose rule book runs by itself. A proposal that passes is carried out by the contract that counted it. There is no secretary to forget it and no chair to mislay the minutes. That is the strength. It is also why the rule book has to be good.',
        },
      ],
    },
    {
      id: 'the-bad-vote',
      title: 'The bad vote',
      blocks: [
        {
          kind: 'text',
          text: 'Our first one was not. In the spring of 2023 a proposal to buy cold stores for a single region passed on a Sunday night with 94% in favor. It was a fine proposal. But only 6% of the membership had voted, most of them from that region, and the rest of us read about it on Monday.',
        },
        {
          kind: 'text',
          text: 'Nobody had broken a rule. There just was none about how many had to be awake. The store was built, and it is full every August, and five hundred farmers wrote one angry letter. Since then nothing passes on enthusiasm alone.',
        },
        { kind: 'quote', text: 'Nobody had broken a rule. There just was none about how many had to be awake.' },
      ],
    },
    {
      id: 'three-repairs',
      title: 'Three repairs',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'A quorum. A proposal now shows how much of the voting weight has been cast, and if it ends below 60% nothing happens, however warm the applause.',
            'Two seasons of notice. Anything that changes lending limits or fees is open for at least fourteen days, and never only in harvest weeks.',
            'Delegation you can take back. A member can lend a vote to somebody who reads everything, see how it was used, and withdraw it before the end.',
          ],
        },
        {
          kind: 'text',
          text: 'Participation rose to an average of 89% of the voting weight, counted with delegated votes. It has been there for five quarters. I would like to say that people became better citizens. What they became is represented.',
        },
      ],
    },
    {
      id: 'weight',
      title: 'The awkward matter of weight',
      blocks: [
        {
          kind: 'text',
          text: 'Not every vote is equal here, and it is better to say so plainly. Membership comes as one of three seeds. Seedling counts once, Harvest counts double and Guardian counts five times, in return for more money at risk and longer notice to leave. There are 5,000, 2,000 and 500 of them.',
        },
        {
          kind: 'text',
          text: 'Do the sum: if every seed is taken, Guardians hold 2,500 votes of 11,500. That is a loud voice and not a majority, and it was chosen with that sum on the blackboard. A farmer with a Seedling pays 0.1 ETH. Nobody who borrows is asked to own more.',
        },
        {
          kind: 'facts',
          rows: [
            ['Seedling', '5,000 votes in all'],
            ['Harvest', '4,000 votes in all'],
            ['Guardian', '2,500 votes in all'],
          ],
        },
      ],
    },
    {
      id: 'what-gets-decided',
      title: 'What gets decided',
      blocks: [
        {
          kind: 'text',
          text: 'Less philosophy than one might hope. Should the largest loan rise from $50,000 to $100,000? Should the pool buy rain gauges? Which kitchen gets the second van? The longest debate of last year was about drying racks, and it was worth having.',
        },
        {
          kind: 'text',
          text: [
            'They start in the ',
            { to: '/governance/forum', text: 'forum' },
            ', where a draft has to survive ten days of people who know the subject, and end in a ',
            { to: '/governance/voting', text: 'vote' },
            ' that anyone can recount. Of the drafts we have seen, about a third were withdrawn by their own authors before a vote was called. I count those as the forum working.',
          ],
        },
        {
          kind: 'text',
          text: 'And there is one rule I would defend before any other: the treasury cannot pay for anything that is not written down. My grandmother’s cooperative had the same one. It was chalked over the door of the gymnasium, and it did not need a blockchain. It needed a door that everyone walked through. We have built a longer one.',
        },
      ],
    },
  ],
} satisfies BlogArticle;
