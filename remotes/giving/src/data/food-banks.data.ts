import cascade from '@furrow/ui/art/community-food-bank-cascade.svg';
import central from '@furrow/ui/art/community-food-bank-central.svg';
import coastal from '@furrow/ui/art/community-food-bank-coastal.svg';
import mission from '@furrow/ui/art/community-food-bank-mission.svg';
import northside from '@furrow/ui/art/community-food-bank-northside.svg';
import riverside from '@furrow/ui/art/community-food-bank-riverside.svg';
import valley from '@furrow/ui/art/community-food-bank-valley.svg';
import hope from '@furrow/ui/art/community-kitchen-hope.svg';
import type { FoodBank } from './donations.model';

export const foodBanks = {
  central: { name: 'Central Food Bank', location: 'Portland, Oregon', image: central },
  riverside: { name: 'Riverside Pantry', location: 'Salem, Oregon', image: riverside },
  hope: { name: 'Hope Community Kitchen', location: 'Eugene, Oregon', image: hope },
  cascade: { name: 'Cascade Harvest Bank', location: 'Bend, Oregon', image: cascade },
  northside: { name: 'Northside Table', location: 'Seattle, Washington', image: northside },
  mission: { name: 'Mission Street Pantry', location: 'Oakland, California', image: mission },
  coastal: { name: 'Coastal Foodshelf', location: 'Astoria, Oregon', image: coastal },
  valley: { name: 'Valley Share', location: 'Boise, Idaho', image: valley },
} satisfies Record<string, FoodBank>;
