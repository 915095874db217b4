import central from '@furrow/ui/art/community-food-bank-central.svg';
import riverside from '@furrow/ui/art/community-food-bank-riverside.svg';
import hope from '@furrow/ui/art/community-kitchen-hope.svg';
import van from '@furrow/ui/art/community-food-rescue-van.svg';
import type { FoodBank } from './donations.model';

export const foodBanks = {
  central: { name: 'Central Food Bank', location: 'Portland, Oregon', image: central },
  riverside: { name: 'Riverside Pantry', location: 'Salem, Oregon', image: riverside },
  hope: { name: 'Hope Community Kitchen', location: 'Eugene, Oregon', image: hope },
  cascade: { name: 'Cascade Harvest Bank', location: 'Bend, Oregon', image: van },
  northside: { name: 'Northside Table', location: 'Seattle, Washington', image: hope },
  mission: { name: 'Mission Street Pantry', location: 'Oakland, California', image: central },
  coastal: { name: 'Coastal Foodshelf', location: 'Astoria, Oregon', image: riverside },
  valley: { name: 'Valley Share', location: 'Boise, Idaho', image: van },
} satisfies Record<string, FoodBank>;
