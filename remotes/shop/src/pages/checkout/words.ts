export const checkout = 'Checkout';
export const pageTitle = 'Checkout: delivery details and order summary';
export const description =
  'Enter your delivery details and check your order. Delivery is free, and 5% of every purchase goes to a food bank automatically.';
export const back = 'Back to shopping';
export const whereItGoes = (percent: number) => `Where ${percent}% of every purchase goes`;
export const mealsSoFar = 'Meals so far';
export const mealsCounted = 'Food banks count the meals that come from your orders.';
export const empty = 'Your cart is empty';
export const emptyWithList =
  'Nothing to pay for yet. What you added on the marketplace is a separate list; bring it over here.';
export const emptyText = 'Delivery is free, and nothing is charged on this sample site.';
export const goOn = 'Continue Shopping';
export const lastOrder = (number: string) => `Your last order: ${number}.`;
export const viewLastReceipt = 'View receipt';
export const seeLots = 'See your lots on the marketplace';
export const summary = 'Order summary';
export const toFoodBank = (percent: number) => `To a food bank, ${percent}%`;
export const pricedByGrower = 'Priced by the grower';
export const onSale = 'On sale this week';

export const contact = 'Contact';
export const required = '* required';
/** What the browser says until the page is hydrated. */
export const missingAnswer = 'This answer is missing or incomplete';
export const email = 'Email';
export const emailHelp = 'Your receipt and the trace would go here.';
export const phone = 'Phone';
export const phoneHelp = 'For the driver only.';
export const optional = 'Optional';
export const delivery = 'Delivery';
export const deliveryFact = 'Free, in one or two days';
export const firstName = 'First name';
export const lastName = 'Last name';
export const address = 'Address';
export const street = 'Street address';
export const city = 'City';
export const state = 'State';
export const zipCode = 'ZIP code';
export const totalLine = 'Total, delivery free';
export const place = 'Place Order';
export const placed = 'Order placed';
export const sample = 'Sample site: nothing is charged or sent. Your cart is emptied, and you return home.';

export const missing = 'Missing Information';
export const fillIn = 'Please fill in all required fields.';
export const enterEmail = 'Enter your email address';
export const wrongEmail = 'Enter an email address, such as you@farm.com';
export const enterFirstName = 'Enter your first name';
export const enterLastName = 'Enter your last name';
export const enterAddress = 'Enter your street address';
export const enterCity = 'Enter your city';
export const enterState = 'Enter your state';
export const enterZipCode = 'Enter your ZIP code';
export const orderPlaced = 'Order placed!';
export const thanks = (name: string, share: string) =>
  `Thank you, ${name}. ${share} of your order goes to a food bank.`;
export const viewReceipt = 'View Receipt';
