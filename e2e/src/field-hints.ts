import { expect, type Page } from './test';

/** What the browser may fill in, which keyboard a phone shows, and what its Enter says; `-` where the browser decides. */
type Hints =
  `${string} ${'-' | 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal'} ${'-' | 'next' | 'done' | 'go' | 'send' | 'enter' | 'search'}`;

const choice: Hints = '- - -';
const words: Hints = 'off - next';
const longText: Hints = 'off - enter';
const amount: Hints = 'off decimal next';
const count: Hints = 'off numeric next';
const tags: Hints = 'off text enter';
const search: Hints = 'off - search';
const email: Hints = 'email email next';
const phone: Hints = 'tel tel next';
const company: Hints = 'organization - next';
const firstName: Hints = 'given-name - next';
const lastName: Hints = 'family-name - next';
const street: Hints = 'address-line1 - next';
const town: Hints = 'address-level2 - next';

const campaignList = { 'Search campaigns': search, 'Sort campaigns': choice };

/** By the address of a page, and of what opens on it, each field by its label. */
const fields: Record<string, Record<string, Hints>> = {
  '/': { 'Email address': 'email email send' },
  '/resources/blog': { 'Email address': 'email email send' },
  '/resources/docs': { 'Search the documentation': search },
  '/contact': {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Company: company,
    Subject: words,
    Message: longText,
  },
  '/demo': {
    Name: 'name - next',
    Email: email,
    Company: company,
    Role: choice,
    Interest: choice,
    Message: longText,
  },
  '/login': { Email: 'username email next', Password: 'current-password - go' },
  '/register': {
    'First name': firstName,
    'Last name': lastName,
    Email: email,
    Phone: phone,
    'Farm or organization name': company,
    'Farm type': choice,
    'Farm size': choice,
    Location: town,
    Password: 'new-password - next',
    'Confirm password': 'new-password - done',
  },
  '/carbon-calculator': {
    'Diesel, gallons': amount,
    'Electricity, kWh': amount,
    'Nitrogen, pounds': amount,
    'Dairy cows, head': amount,
    'Other cattle, head': amount,
    'Cover crops, acres': amount,
    Trees: amount,
  },
  '/dashboard': { 'Harvest Yield': amount, 'Soil Condition': words, 'Animal Status': 'off - done' },
  '/onboarding profile': {
    'First name': firstName,
    'Last name': lastName,
    'Farm name': company,
    Location: town,
    'Primary crop': choice,
    'Years of experience': choice,
    Description: longText,
  },
  '/loan-application': {
    'Farm name': company,
    'Farm address': street,
    'Farm size': choice,
    'Established year': count,
    'Primary crop': choice,
    'Secondary crops': tags,
    'Farming type': choice,
    'Soil type': choice,
    'Irrigation system': choice,
    Certifications: tags,
    Description: longText,
  },
  '/loan-application amount': {
    'Loan amount': amount,
    'Loan purpose': choice,
    'Annual revenue': choice,
    'Credit score': choice,
    'Monthly expenses': amount,
    'Existing debts': amount,
    'Business plan': longText,
  },
  '/loan-application collateral': {
    'Equipment value': amount,
    'Land value': amount,
    'Crop value': amount,
    'Insurance provider': choice,
    'Insurance coverage': amount,
    'Additional collateral': longText,
    'Risk mitigation': longText,
  },
  '/create-campaign': {
    Title: words,
    Description: longText,
    Category: choice,
    Location: words,
    'Goal in dollars': amount,
    'Duration in days': count,
    'Farm name': company,
    'Farmer name': 'name - next',
    'Farm size': choice,
  },
  '/create-campaign story': { Impact: longText, Timeline: longText, Risks: longText },
  '/create-campaign budget': { Budget: longText },
  '/donate-farm custom': { 'Custom amount': amount },
  '/donate-food': {
    'Donation type': choice,
    'Preferred food bank': choice,
    'Estimated quantity': words,
    Description: longText,
    'Pickup address': street,
    'Preferred pickup date': words,
  },
  '/food-bank-partner': {
    'Organization name': company,
    'Organization type': choice,
    'Tax ID': words,
    Website: 'url url next',
    'Contact person': 'name - next',
    Email: email,
    Phone: phone,
    Address: street,
    Mission: longText,
    'Serving area': words,
    'Current monthly capacity': count,
    'Monthly goal': 'off numeric send',
  },
  '/checkout with a cart': {
    Email: email,
    Phone: phone,
    'First name': firstName,
    'Last name': lastName,
    Address: street,
    City: town,
    State: 'address-level1 - next',
    'ZIP code': 'postal-code - done',
  },
  '/campaigns': campaignList,
  '/support-farm': campaignList,
  '/my-donations': { 'Search donations': search, 'Sort by': choice },
  '/marketplace': { 'Search products': search, Category: choice, 'Sort by': choice },
  '/governance/forum': { 'Email address': 'email email send' },
  '/governance/treasury': { Show: choice, 'Sort by': choice },
};

/** Each field of the page tells browsers and phones what it is for, and no field is missing in the table. */
export async function expectFieldHints(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(hintsOfFields), 'what fields tell browsers and phones').toEqual(fields[where] ?? {});
}

/** Runs in the page. */
function hintsOfFields(): Record<string, string> {
  const pressed = ['checkbox', 'radio', 'range', 'file', 'hidden'].map((type) => `[type=${type}]`).join();
  const found = document.querySelectorAll<HTMLInputElement>(`main :is(input:not(${pressed}), select, textarea)`);
  return Object.fromEntries(
    Array.from(found, (field) => {
      const label = field.ariaLabel ?? field.labels?.[0]?.textContent.replace(/ \*$/, '') ?? field.name;
      const hints = ['autocomplete', 'inputmode', 'enterkeyhint'].map((name) => field.getAttribute(name) ?? '-');
      return [label, hints.join(' ')];
    }),
  );
}
