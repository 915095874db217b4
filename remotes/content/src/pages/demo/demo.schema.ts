import { object, string, zEnum, type Infer } from '@furrow/forms';
import { requiredEmail, requiredText } from '../../ui/required-text';

export const roles = [
  { value: 'farmer', label: 'Farmer/producer' },
  { value: 'distributor', label: 'Distributor' },
  { value: 'retailer', label: 'Retailer' },
  { value: 'food-bank', label: 'Food bank' },
  { value: 'investor', label: 'Investor' },
  { value: 'other', label: 'Something else' },
] as const;

export const interests = [
  { value: 'supply-chain', label: 'Supply chain' },
  { value: 'carbon-credits', label: 'Carbon credits' },
  { value: 'marketplace', label: 'Marketplace' },
  { value: 'dao', label: 'DAO governance' },
  { value: 'all', label: 'All of it' },
] as const;

function values<T extends string>(options: readonly { value: T }[]): T[] {
  return options.map(({ value }) => value);
}

export const demoSchema = object({
  name: requiredText('Enter your name'),
  email: requiredEmail(),
  company: requiredText('Enter your company'),
  role: zEnum(values(roles), 'Choose a role'),
  interest: zEnum(values(interests), 'Choose what you want to see'),
  message: string(),
});

export type Demo = Infer<typeof demoSchema>;
