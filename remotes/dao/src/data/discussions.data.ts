import braids from '@furrow/ui/art/avatar-braids.svg';
import cap from '@furrow/ui/art/avatar-cap.svg';
import greyBraid from '@furrow/ui/art/avatar-grey-braid.svg';
import headwrap from '@furrow/ui/art/avatar-headwrap.svg';
import hoops from '@furrow/ui/art/avatar-hoops.svg';
import locs from '@furrow/ui/art/avatar-locs.svg';
import ponytail from '@furrow/ui/art/avatar-ponytail.svg';
import quiff from '@furrow/ui/art/avatar-quiff.svg';
import silverBun from '@furrow/ui/art/avatar-silver-bun.svg';
import twoBuns from '@furrow/ui/art/avatar-two-buns.svg';

export type Post = { author: string; portrait: string; role: string; when: string; text: string[] };

export type Discussion = {
  id: string;
  title: string;
  author: string;
  portrait: string;
  category: string;
  replies: number;
  votes: number;
  lastActivity: string;
  status: 'Active' | 'Discussion';
  /** What the author asks. */
  question: string[];
  /** The replies that members found most useful, in the order in which they were written. */
  posts: Post[];
  /** The proposal that came of it. */
  proposal?: string;
};

export const discussions = [
  {
    id: 'loan-maximum',
    title: 'What should a farm show before it may borrow $100,000?',
    author: 'Delia Booker',
    portrait: braids,
    category: 'Farm loans',
    replies: 148,
    votes: 612,
    lastActivity: '2 hours ago',
    status: 'Active',
    question: [
      'A farm can apply for up to $100,000 here, but today the pool pays out no more than $50,000 of it. A walk-in cooler, a well or a used combine costs about twice that, so farms that have outgrown it go to a bank and come back with liens on everything they own.',
      'I would like us to raise that limit to $100,000, but not for everyone on the first day. What should a farm have shown us by then? Two repaid loans is my starting point. Tell me what I am missing.',
    ],
    posts: [
      {
        author: 'Diego Luna',
        portrait: quiff,
        role: 'Fish farmer',
        when: '6 days ago',
        text: [
          'Two repaid loans sounds right, if both were repaid on schedule. I refinanced one of mine halfway through. It was repaid, but it did not prove much.',
        ],
      },
      {
        author: 'Rosa Delgado',
        portrait: greyBraid,
        role: 'Grower',
        when: '4 days ago',
        text: [
          'Please do not ask for more paperwork. The trace already shows what a farm sells and when it is paid. Let the lender read that instead of asking us to type it again.',
        ],
      },
      {
        author: 'Delia Booker',
        portrait: braids,
        role: 'Author',
        when: '2 hours ago',
        text: [
          'Thank you. The proposal now says two loans repaid on schedule, and it leaves the rates, the fees and the collateral rules alone. It is open for your vote until September 26.',
        ],
      },
    ],
    proposal: 'PROP-2025-014',
  },
  {
    id: 'seed-vault-sites',
    title: 'Seed vault: one for both regions, or one in each?',
    author: 'Maya Bright',
    portrait: hoops,
    category: 'Treasury',
    replies: 93,
    votes: 377,
    lastActivity: '5 hours ago',
    status: 'Active',
    question: [
      'The 38 farms that asked for a seed vault are in two places: the Altiplano and the Willamette Valley. One vault is cheaper to build and easier to staff. With two, no fire can take everything.',
      'The proposal asks the treasury for 400,000 USDC either way. How should we split it?',
    ],
    posts: [
      {
        author: 'Owen Price',
        portrait: cap,
        role: 'Farmer',
        when: '3 days ago',
        text: [
          'Two smaller vaults, with a full copy in each. We lost half our seed potatoes the year the co-op cooler failed, and it was the half that nobody else grew.',
        ],
      },
      {
        author: 'Grace Mbeki',
        portrait: headwrap,
        role: 'Farmer',
        when: '5 hours ago',
        text: [
          'Two, but share the catalog. If both sites record what they hold in the same ledger, either one can refill the other.',
        ],
      },
    ],
    proposal: 'PROP-2025-013',
  },
  {
    id: 'photos-of-the-field',
    title: 'Weekly field photos: who keeps them, and for how long?',
    author: 'Ingrid Solberg',
    portrait: silverBun,
    category: 'Traceability',
    replies: 41,
    votes: 128,
    lastActivity: 'yesterday',
    status: 'Discussion',
    question: [
      'Growers photograph their fields every week. Buyers like the pictures, and a dated one has settled a dispute more than once. But a year of photos from one farm takes up 4 GB, and nobody has said who pays to store them.',
      'Should the farm keep them, the buyer, or the DAO? And when can they be deleted?',
    ],
    posts: [
      {
        author: 'Priya Nair',
        portrait: ponytail,
        role: 'Shepherd',
        when: '2 days ago',
        text: [
          'Keep the fingerprint for good and the photo for one season. If somebody questions a lot after that, the farm can still show the original and the fingerprint proves that it is the same picture.',
        ],
      },
      {
        author: 'Noor Haddad',
        portrait: twoBuns,
        role: 'Farmer',
        when: 'Yesterday',
        text: ['One season is too short for wine and cheese. Make it as long as the lot is on sale, plus a year.'],
      },
    ],
  },
  {
    id: 'blight-in-the-east-rows',
    title: 'Blight in the east rows: cut now, or wait?',
    author: 'Noor Haddad',
    portrait: twoBuns,
    category: 'Crop health',
    replies: 26,
    votes: 74,
    lastActivity: 'yesterday',
    status: 'Discussion',
    question: [
      'Long gray lesions with a dark edge are climbing the sorghum in our east rows. The west rows, sown ten days later, are clean.',
      'We are in our second year without sprays. Do I cut those rows for silage now, or wait for the grain?',
    ],
    posts: [
      {
        author: 'Owen Price',
        portrait: cap,
        role: 'Farmer',
        when: '3 days ago',
        text: [
          'That is leaf blight, and it slows down when the nights turn dry. Count the clean leaves below the head: with four of them the grain still fills.',
        ],
      },
      {
        author: 'Sam Okafor',
        portrait: locs,
        role: 'Beekeeper',
        when: '2 days ago',
        text: [
          'It stays dry in our part of Kansas until Tuesday. I would wait, and walk the rows again in three days.',
        ],
      },
      {
        author: 'Noor Haddad',
        portrait: twoBuns,
        role: 'Author',
        when: 'Yesterday',
        text: [
          'Five clean leaves on most plants, so we wait. After the harvest we plow the stalks under and sow rye there, not sorghum.',
        ],
      },
    ],
  },
  {
    id: 'fingerprints-of-logs',
    title: 'Fingerprinting logs without storing them',
    author: 'Priya Nair',
    portrait: ponytail,
    category: 'Traceability',
    replies: 35,
    votes: 142,
    lastActivity: 'yesterday',
    status: 'Discussion',
    question: [
      'Only the fingerprint of a temperature log goes on the ledger, and the log stays with the carrier. Two small carriers told me that they have nowhere to put it.',
      'Could the logger calculate the fingerprint, so that the readings stay on the device until somebody asks for them?',
    ],
    posts: [
      {
        author: 'Diego Luna',
        portrait: quiff,
        role: 'Fish farmer',
        when: '2 days ago',
        text: [
          'Ours overwrites its oldest readings after 90 days. The fingerprint of a log that is gone proves only that there was one.',
        ],
      },
      {
        author: 'Priya Nair',
        portrait: ponytail,
        role: 'Author',
        when: 'Yesterday',
        text: [
          'Then both, in this order: the logger signs when the trip ends, and the carrier copies the log while the lot is still on sale. I will draft that this week.',
        ],
      },
    ],
  },
  {
    id: 'cold-room-riverside',
    title: 'A cold room for Riverside: who runs it once it is built?',
    author: 'Rosa Delgado',
    portrait: greyBraid,
    category: 'Food rescue',
    replies: 67,
    votes: 291,
    lastActivity: 'September 17',
    status: 'Discussion',
    question: [
      'Rescued greens last two days in the Riverside pantry. In a cold room they would last a week. The roof faces south, so it could run on solar power alone.',
      'Before we vote on the money: who cleans it, who reads the thermometer, and who answers the phone at night?',
    ],
    posts: [
      {
        author: 'Sam Okafor',
        portrait: locs,
        role: 'Beekeeper',
        when: 'September 8',
        text: [
          'The pantry has a night crew for the bread van already. They offered to take it on if the alarm calls them.',
        ],
      },
      {
        author: 'Rosa Delgado',
        portrait: greyBraid,
        role: 'Author',
        when: 'September 17',
        text: ['The vote passed, 4.7M to 0.3M. The room can be built now, and the pantry will run it. Thank you, all.'],
      },
    ],
    proposal: 'PROP-2025-011',
  },
] satisfies Discussion[];
