import { expectAccessible } from './accessibility';
import { delivery } from './delivery';
import { expectFieldHints } from './field-hints';
import { byKeyboard } from './keyboard';
import { expectPrintable } from './paper';
import { expect, hydrated, markDocument, open, test, type Page } from './test';

/** Each page with a form or a table, used from its beginning to its end without a pointer. */

// What would be sent is written to the console.
test.use({ allowed: /^console\.log: / });

test('an account is made, once both passwords are the same', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/register');
  await keys.toContent();
  await keys.type('textbox "First name"', 'Ada');
  await keys.type('textbox "Last name"', 'Field');
  await keys.type('textbox "Email"', 'ada@example.com');
  await keys.type('textbox "Farm or organization name"', 'Blue Heron');
  await keys.choose('combobox "Farm type"', 'Crops');
  await keys.choose('combobox "Farm size"', 'Small (< 50 acres)');
  await keys.type('textbox "Location"', 'Corvallis, Oregon');
  await keys.type('textbox "Password"', 'furrow and field');
  await keys.press('button "Show password"', 'Space', 'button "Show password" [pressed]');
  await keys.type('textbox "Confirm password"', 'field and furrow');
  await keys.press('checkbox "I agree to the terms of service and the privacy policy"', 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await keys.press('button "Create Account"', 'Enter');
  await expect(page.getByRole('alert').getByText('Password mismatch')).toBeVisible();

  const again = page.getByRole('textbox', { name: 'Confirm password' });
  await expect(again).toBeFocused();
  await again.press('ControlOrMeta+a');
  await page.keyboard.type('furrow and field');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
});

test('somebody signs in, and is led to the password that is missing', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/login');
  await keys.toContent();
  await keys.type('textbox "Email"', 'ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type('furrow and field');
  await keys.press('button "Sign In"', 'Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('onboarding leads from the wallet to the dashboard', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  const step = (name: string) =>
    page.getByRole('list', { name: 'Steps' }).getByRole('listitem').filter({ hasText: name });
  await open(page, '/onboarding');
  const progress = page.getByRole('progressbar', { name: 'Progress' });
  await expect(progress).toHaveAttribute('aria-valuenow', '0');
  await keys.toContent();
  await keys.press('button "Get Started"', 'Enter');

  await expect(progress).toHaveAttribute('aria-valuenow', '20');
  await expect(step('Welcome').getByRole('button')).toBeVisible();
  await expect(step('Profile').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue to Profile Setup' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Coinbase Wallet.*Not installed/ })).toBeDisabled();
  await keys.press('button "MetaMask', 'Enter');
  await expect(page.getByRole('button', { name: /MetaMask.*Connecting/ })).toBeVisible();
  await keys.press('button "WalletConnect', 'Enter');
  await expect(page.getByText('Wallet Connected!')).toBeVisible();
  await expect(page.getByRole('button', { name: /MetaMask.*Connected/ })).toBeVisible();
  await checkLook(page);
  await keys.press('button "Continue to Profile Setup"', 'Enter');

  await keys.press('button "Continue"', 'Enter');
  for (const field of ['First name', 'Last name', 'Farm name', 'Location']) {
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(`${field} is required`);
  }
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Location: Location is required' })).toBeVisible();
  await expectFieldHints(page, '/onboarding profile');
  await checkLook(page);
  await page.keyboard.type('Lucía');
  await keys.type('textbox "Last name"', 'Herrera');
  await keys.type('textbox "Farm name"', 'Green Valley Farm');
  await keys.type('textbox "Location"', 'Cusco');
  await keys.press('radio "Small"', 'Space ArrowRight', 'radio "Medium" [checked]');
  await keys.choose('combobox "Primary crop"', 'Vegetables');
  await keys.press('button "Continue"', 'Enter');
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();

  await expect(page.getByRole('heading', { name: 'DAO Governance' })).toBeVisible();
  await step('Profile').getByRole('button').press('Enter');
  await expect(page.getByLabel('Farm name')).toHaveValue('Green Valley Farm');
  await step('Features').getByRole('button').press('Enter');
  await keys.press('button "Continue to DAO"', 'Enter');
  for (const status of ['Active', 'Passed', 'Draft'])
    await expect(page.getByText(status, { exact: true })).toBeVisible();
  await keys.press('button "Complete Setup"', 'Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'You are in, Lucía.' })).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await checkLook(page);
  await keys.press('link "Go to Dashboard"', 'Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome to Furrow, Lucía!')).toBeVisible();
});

test('a loan is applied for in four steps', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  await open(page, '/loan-application');
  await keys.toContent();
  await keys.type('spinbutton "Established year"', '1899');
  await keys.press('button "Continue to Loan Amount"', 'Enter');
  await expect(page.getByLabel('Farm name')).toHaveAccessibleDescription('Farm name is required');
  await expect(page.getByLabel('Farm address')).toHaveAccessibleDescription('Farm address is required');
  await expect(page.getByLabel('Farm name')).toBeFocused();
  await page.keyboard.type('Green Valley Farm');
  await keys.type('textbox "Farm address"', '12 Acequia Road');
  await keys.choose('combobox "Farm size"', 'Medium, 50 to 200 acres');
  await keys.press('spinbutton "Established year"', 'ControlOrMeta+a 1 9 9 8');
  await keys.choose('combobox "Primary crop"', 'Grains');
  await keys.type('combobox "Secondary crops"', 'Squash,Amaranth,');
  await expect(page.getByRole('combobox', { name: 'Secondary crops' })).toHaveAccessibleDescription(
    'Pick, or type and press Enter. Chosen: Squash, Amaranth',
  );
  await keys.press('button "Continue to Loan Amount"', 'Enter');
  await expect(page.getByRole('list', { name: 'Steps' }).getByRole('button')).toHaveCount(0);

  const ticket = page.getByRole('region', { name: 'Your loan' });
  await expect(ticket).toContainText('$869.88');
  await keys.press('slider "Loan amount"', 'ArrowRight');
  await expect(page.getByRole('slider', { name: 'Loan amount' })).toHaveAttribute('aria-valuetext', '$11,000');
  await expect(ticket).toContainText('$11,000.00');
  await keys.press('spinbutton "Loan amount"', 'ControlOrMeta+a 2 5 4 0 0');
  await keys.choose('combobox "Loan purpose"', 'Irrigation');
  await keys.press('radio "12 months" [checked]', 'ArrowRight ArrowRight', 'radio "24 months" [checked]');
  await expect(ticket).toContainText('$1,130.68');
  await expect(ticket).toContainText('$24,500.00');
  await expect(ticket).toContainText('$2,136.37');
  await keys.press('summary "Schedule"', 'Enter');
  await keys.press('button "Continue to Collateral"', 'Enter');
  const plan = page.getByLabel('Business plan');
  await expect(plan).toHaveAccessibleDescription('Please describe how you plan to use the loan');
  await expect(plan).toBeFocused();
  await expectFieldHints(page, '/loan-application amount');
  await checkLook(page);
  await expectPrintable(page);
  await page.keyboard.type('Drip lines on nine acres before June.');
  await keys.press('button "Continue to Collateral"', 'Enter');

  await expect(page.getByRole('button', { name: 'Review' })).toBeDisabled();
  await expect(page.getByText('Please select at least one type of collateral to secure your loan.')).toBeVisible();
  await keys.press('checkbox "Equipment', 'Space');
  await keys.press('checkbox "Land', 'Space');
  await keys.type('spinbutton "Equipment value"', '18000');
  await keys.type('spinbutton "Land value"', '24000');
  await expect(page.getByRole('region', { name: 'Loan to value' })).toContainText('59.5%');
  await expect(page.getByText('Medium risk').last()).toBeVisible();
  await expectFieldHints(page, '/loan-application collateral');
  await checkLook(page);
  await keys.press('button "Previous"', 'Enter');
  await expect(plan).toHaveValue('Drip lines on nine acres before June.');
  await keys.press('button "Continue to Collateral"', 'Enter');
  await expect(page.getByLabel('Land value')).toHaveValue('24,000');
  await keys.press('button "Review"', 'Enter');

  const submit = page.getByRole('button', { name: 'Submit Application' });
  await expect(submit).toBeDisabled();
  await checkLook(page);
  await keys.press('checkbox "I have read the terms and agree to them"', 'Space');
  await keys.press('button "Submit Application"', 'Enter');
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByText('Loan Application Submitted!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a farm’s day is logged, its film taken back, and a proposal chosen', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/dashboard');
  await keys.toContent();
  await keys.type('textbox "Harvest Yield"', '310');
  await keys.type('textbox "Animal Status"', 'All well');
  const chooser = page.waitForEvent('filechooser');
  await keys.press('button "Upload Photo/Video"', 'Enter');
  await (await chooser).setFiles({ name: 'field.mp4', mimeType: 'video/mp4', buffer: Buffer.from('') });
  await keys.press('button "Remove field.mp4"', 'Enter');
  await expect(page.getByRole('list', { name: 'Chosen files' })).toHaveCount(0);
  await keys.press('button "Mint NFT"', 'Enter');
  await keys.press(
    'radio "Raise the farmer loan maximum"',
    'Space ArrowDown',
    'radio "Fund a regional seed vault" [checked]',
  );
  await expect(page.getByText('Selected: Fund a regional seed vault')).toBeVisible();
});

test('a farm’s year is added up', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/carbon-calculator');
  await keys.toContent();
  await keys.type('spinbutton "Diesel, gallons"', '1000');
  await keys.press('spinbutton "Dairy cows, head"', 'ArrowUp ArrowUp');
  await expect(page.getByRole('spinbutton', { name: 'Dairy cows, head' })).toHaveAttribute('aria-valuenow', '2');
  await expect(page.getByRole('region', { name: 'Estimate' }).getByRole('status')).toHaveText('17.7 t');
  await keys.press('link "Read the carbon guide"', 'Enter');
  await expect(page).toHaveURL('/resources/carbon-guide');
});

test('a campaign is written part by part, kept over a reload, logged and launched', async ({ page }) => {
  const keys = byKeyboard(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await open(page, '/create-campaign');
  await keys.toContent();
  await keys.press('tab "Details" [selected]', 'ArrowRight', 'tab "Story" [selected]');
  await page.keyboard.press('ArrowLeft');
  await keys.type('textbox "Title"', 'A cider press');
  await keys.type('textbox "Description"', 'For the whole valley.');
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A cider press');
  await expect(page.getByText('29% complete')).toBeVisible();

  await keys.toContent();
  await keys.choose('combobox "Category"', 'Equipment');
  await keys.type('textbox "Location"', 'Cusco');
  await keys.type('spinbutton "Goal in dollars"', '12000');
  await keys.type('spinbutton "Duration in days"', '45');
  await keys.type('textbox "Farmer name"', 'Lucía');
  await keys.press('button "Next: Story"', 'Enter', 'tab "Story" [selected]');
  await expectFieldHints(page, '/create-campaign story');
  await keys.type('textbox "Impact"', 'Less waste');
  await keys.press('button "Next: Budget"', 'Enter', 'tab "Budget" [selected]');
  await expectFieldHints(page, '/create-campaign budget');
  await expect(page.getByText('Platform fee 5%, plus payment processing of 2.9% + $0.30')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$600.00' })).toBeVisible();
  await keys.press('button "Next: Review"', 'Enter', 'tab "Review" [selected]');
  await expect(page.getByRole('heading', { name: 'A cider press' })).toBeVisible();
  await expect(page.getByText('100% complete')).toBeVisible();
  await keys.press('button "Launch Campaign"', 'Enter');
  await expect(page).toHaveURL('/campaigns');
  expect(logged.join()).toContain('A cider press');
  await page.goto('/create-campaign');
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('a gift is chosen and given', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/donate-farm/green-valley');
  await keys.toContent();
  await keys.press('radio "$25"', 'Space ArrowRight ArrowRight', 'radio "$100" [checked]');
  await keys.press('checkbox "Give anonymously"', 'Space', 'checkbox "Give anonymously" [checked]');
  await keys.press('button "Donate $100"', 'Enter');
  await expect(page.getByText('Thank you for giving $100 to Green Valley Farm!')).toBeVisible();
});

test('food is offered, with a day for its pickup', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/donate-food');
  await keys.toContent();
  await keys.choose('combobox "Donation type"', 'Fresh produce');
  await keys.choose('combobox "Preferred food bank"', 'Riverside Pantry');
  await keys.type('textbox "Estimated quantity"', '40 crates');
  await keys.type('textbox "Description"', 'Tomatoes, three days');
  await keys.type('textbox "Pickup address"', '12 Mill Road');
  await keys.type('textbox "Preferred pickup date"', '12252030');
  await expect(page.getByLabel('Preferred pickup date')).toHaveValue('2030-12-25');
  await keys.press('checkbox "Send me a tax deduction receipt"', 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await keys.press('link "Schedule Donation"', 'Enter');
  await expect(page).toHaveURL('/my-donations');
});

test('a food bank applies: on its way for two seconds, and nothing typed is lost', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/food-bank-partner?tab=benefits');
  await expect(page.getByText('POPULAR')).toHaveCount(1);
  await expectAccessible(page);
  await keys.toContent();
  await keys.press('tab "Benefits" [selected]', 'ArrowRight', 'tab "Apply" [selected]');
  await keys.type('textbox "Organization name"', 'Hope Kitchen');
  await keys.choose('combobox "Organization type"', 'Food bank');
  await keys.type('textbox "Mission"', 'Hot soup');
  const requirements = page.getByRole('tab', { name: 'Requirements' });
  await page.getByRole('tab', { name: 'Apply' }).press('ArrowRight');
  await expect(requirements).toBeFocused();
  await expect(page.getByText('At least 100 meals per month')).toBeVisible();
  await requirements.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Mission' })).toHaveValue('Hot soup');
  await expectAccessible(page);
  await keys.type('textbox "Monthly goal"', '4000');
  await keys.press('button "Submit Application"', 'Enter');
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled({ timeout: 4000 });
});

test('donations are sorted, turned, and found by food bank or place and by nothing else', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/my-donations');
  const rows = page.getByRole('table', { name: 'All donations' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await keys.toContent();
  await keys.press('button "Amount"', 'Enter Enter');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await keys.press('button "Page 2"', 'Enter');
  await expect(rows).toHaveCount(6);
  const search = page.getByRole('searchbox', { name: 'Search donations' });
  await search.fill('idaho');
  await expect(rows).toHaveCount(2);
  await search.fill('DON-001');
  await expect(page.getByText('No donation there yet')).toBeVisible();
  await keys.press('button "Clear search"', 'Enter');
  await expect(rows).toHaveCount(6);

  await page.getByRole('tab', { name: 'All Donations' }).press('End');
  await keys.press('slider "Month"', 'ArrowLeft');
  const month = page.getByRole('slider', { name: 'Month' });
  await expect(month).toHaveAttribute('aria-valuetext', 'Feb 2025, 460 meals');
  await keys.press('summary "Show as a table"', 'Enter');
  await expect(page.getByRole('table', { name: 'Meals per month' }).getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
});

test('the treasury is read month by month, shown by type and sorted', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/governance/treasury');
  await keys.toContent();
  await keys.press('slider "Month"', 'ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Month' })).toHaveAttribute('aria-valuetext', 'Feb 2025, $8.08M');
  await keys.press('summary "Show as a table"', 'Enter');
  await expect(page.getByRole('table', { name: 'Value, 12 months' }).getByRole('row')).toHaveCount(13);
  const transactions = page.getByRole('table', { name: 'Recent transactions' });
  await expect(transactions.getByRole('cell', { name: '−$48,000.00' })).toHaveClass(/fw-neg/);
  await expect(transactions.getByRole('cell', { name: '+$31,260.40' })).toHaveClass(/fw-pos/);
  await keys.choose('combobox "Show"', 'Revenue');
  await keys.press('button "Amount"', 'Enter');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(transactions.getByRole('cell', { name: '−$48,000.00' })).toHaveCount(0);
});

test('a visitor shops, checks out and comes home to an empty cart, in one document', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/buy-food');
  const sameDocument = await markDocument(page);
  await keys.toContent();
  await keys.press('button "Add to Cart, Heirloom tomatoes"', 'Enter Enter');
  await keys.press('button "Add to Cart, Wildflower honey"', 'Enter');
  await expect(page.getByText('Added to cart!').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Cart/ }).press('Enter');
  const cart = page.getByRole('dialog', { name: 'Your cart 3 items' });
  await expect(cart.getByText('$26.48')).toHaveCount(2);
  await keys.press('link "Proceed to Checkout"', 'Enter');

  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await expectFieldHints(page, '/checkout with a cart');
  for (const [label, value] of Object.entries(delivery))
    await keys.type(`${label === 'State' ? 'combobox' : 'textbox'} "${label}"`, value);
  await keys.press('button "Place Order"', 'Enter Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Order placed!')).toHaveCount(1);
  expect(await page.evaluate(() => [localStorage.getItem('cart'), sessionStorage.getItem('checkout')])).toEqual([
    '[]',
    null,
  ]);
  expect(await sameDocument()).toBe(true);
});

async function checkLook(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}
