import { countInWords, startSentence } from '@furrow/ui/format';
import type { FoodBankNeed } from './donate-food.model';

export const pageTitle = 'Donate food: free pickup and a tax receipt too';
export const pageDescription =
  'Give fresh, packaged or cooked food to a food bank. Pickup is free, you get a tax receipt, and you can see where the food went.';
export const subject = 'Donate food';
export const title = () => (
  <>
    Too much food? <br />
    Someone is hungry.
  </>
);
export const lede = 'We pick up what you cannot use and bring it to someone who can.';
export const schedule = 'Schedule a Donation';
export const myDonations = 'My Donations';
export const freePickup = 'Free pickup';
export const taxReceipts = 'Tax deduction receipts';
export const tons = '8.2T';
export const redistributed = 'food redistributed';
export const partners = 'partner organizations';
export const toPickup = 'from your call to pickup';
export const forPickup = 'for pickup';

export const whatToGive = 'What you can give';
export const kinds = (count: number) => startSentence(countInWords(count, 'kind'));
export const fresh = 'Fresh produce';
export const freshText = 'Fruit, vegetables and herbs good for at least three more days.';
export const pantry = 'Pantry goods';
export const pantryText = 'Grain, beans, oil and cans, sealed and not expired.';
export const prepared = 'Prepared meals';
export const preparedText = 'Cooked today, cooled properly and labeled with the ingredients.';
export const surplus = 'Surplus';
export const surplusText = 'By the crate or pallet, from a harvest, a store or a kitchen.';

export const urgentNeeds = 'Urgent needs';
export const inOregon = (foodBanks: number) => `${startSentence(countInWords(foodBanks, 'food bank'))} in Oregon`;
export const place = (location: string) => location;
export const giveTo = (foodBank: string) => `Give to ${foodBank}`;
export const capacities: Record<FoodBankNeed['capacity'], string> = {
  'Accepting donations': 'Accepting donations',
  'High need': 'High need',
};
export const centralNeeds = ['Fresh greens', 'Milk', 'Eggs'];
export const centralDistance = '2.3 miles from downtown';
export const centralImpact = '1,900 households a week';
export const riversideNeeds = ['Baby food', 'Rice', 'Cooking oil'];
export const riversideDistance = '4.1 miles from downtown';
export const riversideImpact = '640 households across the river';
export const hopeNeeds = ['Root vegetables', 'Bread', 'Broth'];
export const hopeDistance = '5.8 miles from downtown';
export const hopeImpact = '310 hot lunches a day';

export const howItWorks = 'How it works';
export const scheduleStep = 'Schedule';
export const scheduleStepText = 'Tell us what it is, how much, and where to collect it.';
export const pickupStep = 'We pick it up';
export const pickupStepText = 'A driver comes at the time you chose, at no cost.';
export const distributedStep = 'It gets distributed';
export const distributedStepText = 'The food bank weighs, labels and hands it out within a day.';
export const followStep = 'You see where it went';
export const followStepText = 'Find meals, destination and receipt under My Donations.';
export const runFoodBank = 'Do you run a food bank?';
export const becomePartner = 'Become a Partner';

export const form = 'Schedule a donation';
export const donationType = 'Donation type';
export const chooseType = 'Choose a type';
export const preferredFoodBank = 'Preferred food bank';
export const neediest = 'Whichever needs it most';
export const quantity = 'Estimated quantity';
export const quantityHelp = 'In pounds, crates or meals.';
export const description = 'Description';
export const descriptionHelp = 'What it is, and how long it keeps.';
export const address = 'Pickup address';
export const date = 'Preferred pickup date';
export const sendReceipt = 'Send me a tax deduction receipt';
export const send = 'Schedule Donation';
export const sample = 'nothing you enter is sent';
