import type { QuietArticle } from '../../ui/quiet-page';

export const policy = {
  path: '/legal/privacy',
  title: 'Privacy policy',
  lede: 'What we know about you, why, for how long, and how to make us forget it. In force since December 12, 2024.',
  description:
    'Which personal data Furrow collects, why, how long it is kept, and your rights. In force since December 12, 2024.',
  trail: [],
  gist: {
    title: 'In one line',
    text: 'We keep what an order or an account needs, sell nothing, and delete on request what the law lets us delete.',
  },
  sections: [
    {
      id: 'who-we-are',
      title: 'Who is responsible',
      blocks: [
        {
          kind: 'text',
          text: 'Furrow Foundation, Bahnhofstrasse 8, 6300 Zug, Switzerland, decides how and why your data is used. Write to privacy@furrow.example; a person reads it. This version was last changed on December 12, 2024.',
        },
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        {
          kind: 'table',
          caption: 'Personal data by purpose',
          columns: ['Data', 'Where from', 'Why'],
          rows: [
            ['Name, email, phone', 'Forms you fill in', 'To answer, deliver and sign you in'],
            ['Delivery address', 'Checkout', 'To bring the food'],
            ['Farm name, size and location', 'Registration and onboarding', 'To list lots and assess loans'],
            ['Wallet address', 'Your wallet, when you connect it', 'To pay and be paid'],
            ['Pages opened, browser, country', 'Our server', 'To keep the site working'],
          ],
        },
        {
          kind: 'text',
          text: 'We do not ask for your date of birth, your religion or your health, and we do not buy data about you from anyone.',
        },
      ],
    },
    {
      id: 'public-ledger',
      title: 'What is public, and stays so',
      blocks: [
        {
          kind: 'text',
          text: 'Some records are written to a public blockchain: lot numbers, fingerprints of documents, wallet addresses, votes, and the amount that reached a farmer or a food bank. Nobody, ourselves included, can change or remove them. We therefore never write a name, an address or a telephone number there.',
        },
        {
          kind: 'note',
          title: 'A wallet address can point to you',
          text: 'If you tell people which one is yours, they can read its history. Use a separate wallet for things you would rather keep apart.',
        },
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Orders and tax receipts', '10 years, by law'],
            ['Loan applications, declined', '12 months'],
            ['Messages to us', '24 months'],
            ['Job applications', '6 months'],
            ['Server records', '30 days'],
          ],
        },
      ],
    },
    {
      id: 'who-else',
      title: 'Who else sees it',
      blocks: [
        {
          kind: 'list',
          items: [
            'The farm and the carrier of your order see name, address and telephone number, until it has arrived.',
            'A food bank sees the name of a donor who did not choose to stay anonymous.',
            'The card payment provider sees your card; we never do.',
            'Hosting companies in Switzerland and Germany store what we store, encrypted, under contract.',
            'Courts and authorities, when the law compels us. We tell you unless it forbids that too.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'text',
          text: 'You may see what we hold, correct it, take it with you in a common format, object to a use of it, or have it deleted where no law makes us keep it. Write from the address you registered with. We answer within 30 days and charge nothing.',
        },
        {
          kind: 'text',
          text: 'If our answer does not satisfy you, complain to the Federal Data Protection and Information Commissioner in Bern, or to the authority where you live.',
        },
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        {
          kind: 'text',
          text: 'Accounts are for people of 18 and over. If a child has sent us data, tell us and we delete it.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        {
          kind: 'text',
          text: [
            'When we change something that matters, we say so by email 30 days ahead. Small repairs appear here with a new date. What browsers store is described in the ',
            { to: '/legal/cookies', text: 'cookie policy' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies QuietArticle;
