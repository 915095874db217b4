import { campaignFarms } from './campaign-farms.data';
import type { Farm } from './farm';
import { lotFarms } from './lot-farms.data';

export const farms: readonly Farm[] = [...campaignFarms, ...lotFarms];
