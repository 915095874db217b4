import assembly from '@furrow/ui/art/blog-dao-governed-farms.svg';
import van from '@furrow/ui/art/community-food-rescue-van.svg';
import apples from '@furrow/ui/art/product-apples.svg';

export const tasks = [
  {
    title: 'Answer a question',
    text: 'Once per thread; the person who asked picks the answer.',
    reward: '5 IMPACT',
  },
  { title: 'Translate a guide', text: 'Reviewed by a second native speaker before it counts.', reward: '150 IMPACT' },
  { title: 'Drive a rescue van', text: 'A full shift, signed off by the kitchen.', reward: '80 IMPACT' },
  { title: 'Host a soil walk', text: 'Ten people or more, with the notes published.', reward: '200 IMPACT' },
  {
    title: 'Get a code change merged',
    text: 'Depends on size, from a typo to support for a new device.',
    reward: '10 to 500 IMPACT',
  },
  { title: 'Review a proposal line by line', text: 'Before the vote opens, with numbers.', reward: '60 IMPACT' },
];

export const ranks = [
  {
    name: 'Helper',
    art: van,
    from: 'From 100 IMPACT',
    text: 'Your name on the helpers’ board and a say in the monthly theme.',
  },
  {
    name: 'Mentor',
    art: apples,
    from: 'From 1,000 IMPACT',
    text: 'A box from three farms each quarter, chosen by their growers.',
  },
  {
    name: 'Steward',
    art: assembly,
    from: 'From 5,000 IMPACT',
    text: 'A place at both assemblies, with travel paid by the treasury.',
  },
];
