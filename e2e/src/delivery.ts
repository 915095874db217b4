/** The answers that a visitor gives at the checkout, by label. */
export const delivery = {
  Email: 'lucia@greenvalley.farm',
  'First name': 'Lucía',
  'Last name': 'Herrera',
  Address: '12 Mill Road',
  City: 'Corvallis',
  State: 'Oregon',
  'ZIP code': '97330',
};
