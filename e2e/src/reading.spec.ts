import { expect, open, test } from './test';

/**
 * What a screen reader goes through, one page of each kind: landmarks, headings and live regions with their names, in their
 * order. A name that is missing here may come or go; one that is written here may not.
 */
const mains = {
  '/buy-food': `
    - main:
      - navigation "Shop"
      - button "Cart"
      - heading "Eat what’s in season." [level=1]
      - heading "Featured this week" [level=2]
      - list:
        - listitem:
          - article:
            - heading "Heirloom tomatoes" [level=3]
            - button "Add to Cart, Heirloom tomatoes"
      - region "More to buy and support":
        - heading "Just six of our lots." [level=2]`,
  '/contact': `
    - main:
      - paragraph: Contact
      - heading "Talk to a person" [level=1]
      - form "Write to us":
        - textbox "First name"
        - button "Send Message"
      - complementary:
        - heading "Email" [level=2]
      - heading "Frequently asked questions" [level=2]`,
  '/blog/blockchain-food-traceability': `
    - main:
      - article:
        - link "Back to Blog"
        - heading "How a beet learned to tell the truth" [level=1]
        - navigation "In this article":
          - list:
            - listitem:
              - link "The trouble with labels"
        - region "The trouble with labels":
          - heading "The trouble with labels" [level=2]
        - region "Try it with something you can eat"
        - region "Read next":
          - heading "Read next" [level=2]
          - list:
            - listitem:
              - heading "Contracts that wait for rain" [level=3]`,
  '/impact-dashboard': `
    - main:
      - navigation "Governance pages"
      - heading "4,900 meals, and counting." [level=1]
      - list:
        - listitem:
          - progressbar "Meals provided, of 7,200 in twelve months"
      - tablist "Impact":
        - tab "Overview" [selected]
        - tab "Achievements"
      - tabpanel "Overview":
        - figure "Impact streak meals per week":
          - heading "Impact streak" [level=2]
          - 'img "Meals served in each of the last 12 weeks: from 36 up to 114 this week."'
          - slider "Week"
        - heading "This month" [level=2]
        - region "Quick actions"`,
  '/governance/treasury': `
    - main:
      - navigation "Governance pages"
      - heading "Treasury" [level=1]
      - heading "What does the treasury hold?" [level=2]
      - table "Recent transactions":
        - rowgroup:
          - row:
            - columnheader "Date":
              - button "Date"
      - status: 1 to 7 of 12
      - navigation "1 to 7 of 12"
      - heading "Monthly reports" [level=2]
      - list:
        - listitem:
          - heading "November 2024" [level=3]`,
  '/loan-application': `
    - main:
      - heading "Apply for a loan" [level=1]
      - progressbar "Progress"
      - list "Steps"
      - status
      - region "Farm Details, step 1 of 4":
        - heading "The farm" [level=2]
        - textbox "Farm name"
        - region "Your loan":
          - heading "Your loan" [level=2]
          - status: $869.88`,
  '/marketplace/lot/heirloom-tomatoes': `
    - main:
      - navigation "Breadcrumb"
      - heading "Heirloom tomatoes" [level=1]
      - status: "Cart: 0 lots"
      - region "Price":
        - heading "Where does 5.99 USDC go?" [level=2]
        - img "38 kg left of 240 kg"
      - region "Grower":
        - heading "Lucía Herrera" [level=2]
      - heading "Five hands, one trace" [level=2]
      - list:
        - listitem:
          - heading "Picked and sorted" [level=3]
      - heading "Why it scores 96" [level=2]`,
};

const shell = `
    - link "Skip to content"
    - banner:
      - navigation "Shop and account"
      - navigation "Main"
    - main
    - contentinfo:
      - navigation "Market"
      - navigation "Farmers"
      - navigation "Governance"
      - navigation "Company"
      - navigation "Legal and docs"
    - region "Notifications"`;

test('pages are read in order, from landmark to landmark and from heading to heading', async ({ page }) => {
  test.slow();
  for (const [path, main] of Object.entries(mains)) {
    await open(page, path);
    await expect.soft(page.getByRole('main'), path).toMatchAriaSnapshot(main);
  }
  await expect.soft(page.locator('body')).toMatchAriaSnapshot(shell);
});
