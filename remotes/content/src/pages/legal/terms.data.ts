import type { QuietArticle } from '../../ui/quiet-page';

export const policy = {
  path: '/legal/terms',
  title: 'Terms of service',
  lede: 'The agreement between you and Furrow, as short as our lawyers would allow. In force since December 12, 2024.',
  description:
    'The agreement between you and Furrow: who may use it, orders, loans, tokens, liability, Swiss law and arbitration. December 12, 2024.',
  trail: [],
  gist: {
    title: 'In one line',
    text: 'Be 18, be honest, keep your keys safe. Loans are secured, tokens can lose value, disputes go to ICC arbitration.',
  },
  sections: [
    {
      id: 'the-agreement',
      title: 'The agreement',
      blocks: [
        {
          kind: 'text',
          text: 'By opening an account, placing an order, donating, borrowing or voting you agree to these terms with Furrow Foundation, Zug, Switzerland. If you do not agree, do not use the service. They were last changed on December 12, 2024.',
        },
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use it',
      blocks: [
        { kind: 'text', text: 'You may use Furrow if all four of these are true:' },
        {
          kind: 'list',
          items: [
            'you are at least 18 years old;',
            'you have the legal capacity to enter into a contract;',
            'no law that applies to you, sanctions included, bars you from the service;',
            'the information you give us is accurate, and you keep it so.',
          ],
        },
        {
          kind: 'text',
          text: 'If you act for a farm, a food bank or a company, you confirm that you may bind it.',
        },
      ],
    },
    {
      id: 'wallets',
      title: 'Your wallet and your keys',
      blocks: [
        {
          kind: 'text',
          text: 'You control your wallet. We hold no copy of its keys and cannot restore them. A transaction that you sign and the network confirms cannot be called back by us. Network fees are yours unless a page says that we pay them.',
        },
      ],
    },
    {
      id: 'orders',
      title: 'Buying food',
      blocks: [
        {
          kind: 'text',
          text: 'The farm is the seller; we run the market. The price you see is the one the farm set and is paid; the network carries the 5% that goes to food banks. Perishable goods can be refused on delivery or reported within 24 hours with a photograph, for a refund or a new lot. Ordinary goods can be returned within 14 days.',
        },
      ],
    },
    {
      id: 'giving',
      title: 'Donations and campaigns',
      blocks: [
        {
          kind: 'text',
          text: 'Donations to food banks reach them in full. A campaign on Furrow pays a platform fee of 5%, and payment processing of 2.9% plus $0.30 for each transaction. Rewards are promised by the farmer who offers them. Donations are not investments and are not paid back, unless a campaign is withdrawn before its end.',
        },
      ],
    },
    {
      id: 'loans',
      title: 'Loans',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Amount', '$1,000 to $100,000'],
            ['Period', '6 to 60 months'],
            ['Interest, fixed', '8.0% APR'],
            ['Origination fee, deducted', '2%'],
            ['Annual service fee', '0.5%'],
            ['Early repayment', 'no penalty'],
          ],
        },
        {
          kind: 'text',
          text: 'Loans are secured by the collateral you name. If you default, the contract liquidates that collateral; what exceeds the debt and its costs is returned to you. Talk to us before a payment is missed rather than after.',
        },
      ],
    },
    {
      id: 'tokens',
      title: 'Tokens and votes',
      blocks: [
        {
          kind: 'text',
          text: 'Tokens of crops, land shares and membership NFTs can fall in value, to nothing if a harvest fails. Revenue shares of 5% and 15% are a share of what is earned and not a promise that something is. A vote binds the treasury and gives nobody a claim against the Foundation.',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'selling what you do not have, or lots with records you know to be false;',
            'voting with other people’s membership, or paying for votes;',
            'testing our security outside the rules of the bug bounty;',
            'using the service to launder money or to avoid sanctions.',
          ],
        },
        {
          kind: 'text',
          text: [
            'We may suspend an account while we look into such a case. Security researchers are welcome under the ',
            { to: '/bug-bounty', text: 'bounty program' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'text',
          text: 'We are liable without limit for intent and gross negligence, and where the law forbids a limit. Otherwise our liability ends at what you paid us in the twelve months before the damage. We are not liable for the network, for your wallet, or for weather.',
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      blocks: [
        {
          kind: 'text',
          text: 'These terms are governed by the substantive laws of Switzerland, without its conflict of law rules. Disputes that we cannot settle within 30 days of a written complaint are finally decided under the Rules of Arbitration of the International Chamber of Commerce by one arbitrator, seated in Zurich, in English. If you are a consumer, mandatory rights and courts of the country where you live remain open to you.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes and end',
      blocks: [
        {
          kind: 'text',
          text: 'We announce changes 30 days ahead; if you go on using the service after that day, they apply. You can close your account at any time. Loans that run and records on a public ledger outlive it.',
        },
      ],
    },
  ],
} satisfies QuietArticle;
