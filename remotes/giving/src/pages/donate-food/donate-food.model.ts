export type FoodBankNeed = {
  id: 'central' | 'riverside' | 'hope';
  urgentNeeds: string[];
  capacity: 'Accepting donations' | 'High need';
  distance: string;
  impact: string;
};

export type DonationKind = {
  value: 'fresh' | 'pantry' | 'prepared' | 'surplus';
  label: string;
  text: string;
  image: string;
};

export function capacityTone(capacity: FoodBankNeed['capacity']): 'green' | 'wheat' {
  return capacity === 'High need' ? 'wheat' : 'green';
}
