import type { Question } from '../../ui/structured-data';

export const channels = [
  {
    title: 'Email',
    value: 'hello@furrow.example',
    to: 'mailto:hello@furrow.example',
    note: 'Answered within 24 hours.',
  },
  { title: 'Call', value: '+1 541 555 0142', to: 'tel:+15415550142', note: 'Monday to Friday, 9 AM to 6 PM EST.' },
  {
    title: 'Press',
    value: 'press@furrow.example',
    to: 'mailto:press@furrow.example',
    note: 'Pictures are in the press kit.',
  },
];

export const offices = [
  { title: 'Corvallis', lines: ['214 SW Madison Avenue', 'Corvallis, Oregon 97333', 'United States'] },
  { title: 'Zug', lines: ['Furrow Foundation', 'Bahnhofstrasse 8', '6300 Zug, Switzerland'] },
];

export const topics = [
  {
    name: 'An order',
    answer: 'Your receipts are in the browser that placed the order.',
    to: '/orders',
    link: 'See your orders',
  },
  {
    name: 'A loan',
    answer: 'The application shows the monthly payment before you apply.',
    to: '/loan-application',
    link: 'Open the application',
  },
  {
    name: 'Food to give away',
    answer: 'A driver picks it up at no cost.',
    to: '/donate-food',
    link: 'Schedule a donation',
  },
  {
    name: 'A farm visit',
    answer: 'Each farm has a page that says where it is and who works there.',
    to: '/farms',
    link: 'Find the farm',
  },
  {
    name: 'Press',
    answer: 'Logos, pictures and figures are in the press kit.',
    to: '/press-kit',
    link: 'Open the press kit',
  },
  {
    name: 'A security problem',
    answer: 'We pay for reports, and the rules say for which.',
    to: '/bug-bounty',
    link: 'Read the rules',
  },
];

export const questions = [
  {
    question: 'Do I need a wallet to buy food?',
    answer: 'No. The shop needs only an address. You need a wallet to hold tokens, borrow or vote.',
  },
  {
    question: 'Where does the 5% go?',
    answer:
      'To the food bank nearest to where your order was packed. The transfer is part of the payment and appears on the impact dashboard.',
  },
  {
    question: 'Which wallets work?',
    answer:
      'MetaMask or Coinbase Wallet in the browser, anything that supports WalletConnect, and Ledger or Trezor hardware wallets.',
  },
  {
    question: 'How much can a farm borrow?',
    answer:
      'From $1,000 to $100,000, at a fixed 8.0% a year for 6 to 60 months. You get an update within 24 hours. Above $50,000, the payout waits for PROP-2025-014.',
  },
  {
    question: 'Can I visit a farm?',
    answer:
      'Yes. Supporters who give $250 or more get a guided tour for two from every campaign; the farm sets the date.',
  },
] satisfies Question[];
