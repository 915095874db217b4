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

/** The day of the visitor's calendar, as a date field writes it. */
export function localDay(date: Date): string {
  const twoDigits = (figure: number) => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
