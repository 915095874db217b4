import type { QuietArticle } from '../../ui/quiet-page';

export const policy = {
  path: '/legal/cookies',
  title: 'Cookie policy',
  lede: 'Which cookies we set, what each one remembers, and how to refuse them.',
  description:
    'Which cookies and browser storage Furrow uses, how long each is kept, and how to refuse them. December 12, 2024.',
  trail: [],
  gist: {
    title: 'In one line',
    text: 'Nothing but the essential row is set before you agree, and you can change your mind at any time.',
  },
  sections: [
    {
      id: 'what-cookies-are',
      title: 'What cookies are',
      blocks: [
        {
          kind: 'text',
          text: 'A cookie is a short note that a site leaves in your browser. Ours remember your cart, your theme and what you chose on this page. Some of them are not cookies in the strict sense but entries in the browser’s local storage; we treat both alike. This policy was last changed on December 12, 2024.',
        },
      ],
    },
    {
      id: 'cookies-we-set',
      title: 'Cookies we set',
      blocks: [
        {
          kind: 'table',
          caption: 'Kinds of cookies and how long they are kept',
          columns: ['Kind', 'Remembers', 'Kept for'],
          rows: [
            ['Essential', 'Cart, sign-in, theme, your choice on this page', '1-12 months'],
            ['Performance', 'Which pages are slow, without your name', '1-24 months'],
            ['Functionality', 'Language, last food bank, filters', '1-24 months'],
            ['Marketing', 'Which newsletter link brought you here', '1-24 months'],
          ],
        },
        {
          kind: 'table',
          caption: 'The essential entries by name',
          columns: ['Name', 'Remembers', 'Kept for'],
          rows: [
            ['cart', 'What you put in the basket', 'Until you check out'],
            ['theme', 'Light or dark', '12 months'],
            ['consent', 'Your choice below', '6 months'],
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Other people’s cookies',
      blocks: [
        {
          kind: 'text',
          text: 'Pages of ours load nothing from other companies. When you pay for a donation, or share something to a social network, you move to a site of theirs, where their rules apply.',
        },
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices',
      blocks: [
        {
          kind: 'text',
          text: 'You can also delete what is stored, or block it for every site, in your browser’s settings. Without the essential ones the cart forgets what is in it when you leave.',
        },
        { kind: 'button', label: 'Manage Cookie Preferences' },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          kind: 'text',
          text: [
            'Questions go to privacy@furrow.example. How we treat everything else you tell us is written in the ',
            { to: '/legal/privacy', text: 'privacy policy' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies QuietArticle;
