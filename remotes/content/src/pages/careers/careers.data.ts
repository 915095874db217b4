import type { Job } from '../../ui/structured-data';
import type { Point } from '../../ui/points';

export const stats = [
  { value: '64', label: 'people' },
  { value: '14', label: 'countries' },
  { value: '41%', label: 'grew up on a farm' },
  { value: '4.5', label: 'days a week' },
];

export const jobs = [
  {
    title: 'Senior contract engineer',
    department: 'Engineering',
    location: 'Remote, Americas',
    type: 'Full-time',
    salaryRange: '$150k\u2013$190k',
    salary: { from: 150_000, to: 190_000, per: 'YEAR' },
    description: 'Write the contracts that hold harvest money, and the tests that try to steal it.',
    posted: '2025-03-03',
    remote: true,
    country: 'US',
  },
  {
    title: 'Field onboarding lead',
    department: 'Farmers',
    location: 'Corvallis, Oregon',
    type: 'Full-time',
    salaryRange: '$85k\u2013$105k',
    salary: { from: 85_000, to: 105_000, per: 'YEAR' },
    description: 'Bring forty farms a season onto the ledger, starting with the scale in the shed.',
    posted: '2025-03-10',
    remote: false,
    country: 'US',
  },
  {
    title: 'Product designer',
    department: 'Design',
    location: 'Remote',
    type: 'Full-time',
    salaryRange: '$120k\u2013$150k',
    salary: { from: 120_000, to: 150_000, per: 'YEAR' },
    description: 'Screens people read in sunlight, with gloves on, by someone who is busy.',
    posted: '2025-02-24',
    remote: true,
    country: 'US',
  },
  {
    title: 'Food rescue coordinator',
    department: 'Impact',
    location: 'Portland, Oregon',
    type: 'Full-time',
    salaryRange: '$62k\u2013$74k',
    salary: { from: 62_000, to: 74_000, per: 'YEAR' },
    description: 'Match Friday\u2019s surplus with Saturday\u2019s kitchens. A driver\u2019s license helps.',
    posted: '2025-03-12',
    remote: false,
    country: 'US',
  },
  {
    title: 'Carbon data scientist',
    department: 'Research',
    location: 'Nairobi or remote',
    type: 'Full-time',
    salaryRange: '$110k\u2013$140k',
    salary: { from: 110_000, to: 140_000, per: 'YEAR' },
    description: 'Say how sure we are about a metric ton, and defend the error bar to a buyer.',
    posted: '2025-02-18',
    remote: true,
    country: 'KE',
  },
  {
    title: 'Spanish technical writer',
    department: 'Content',
    location: 'Remote',
    type: 'Contract',
    salaryRange: '$60\u2013$80 / hour',
    salary: { from: 60, to: 80, per: 'HOUR' },
    description: 'Guides for growers in the Altiplano and the Central Valley, tested on growers.',
    posted: '2025-03-06',
    remote: true,
    country: 'US',
  },
] satisfies Job[];

export const allTeams = 'All teams';

export const perks = [
  { title: 'A weekly box', text: 'From the lots our farms sell, at your door.' },
  { title: '$2,500 to learn', text: 'Every year, for anything that helps you grow.' },
  { title: 'Four and a half days', text: 'Friday afternoons belong to the garden.' },
  { title: 'A seat in the DAO', text: 'A Harvest seed on your first day.' },
  { title: 'Field weeks', text: 'Two paid weeks on a partner farm every year.' },
  { title: 'Twenty weeks', text: 'Leave for every new parent.' },
] satisfies Point[];
