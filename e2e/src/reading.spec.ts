import { expect, open, test } from './test';

/**
 * What a screen reader goes through, one page of each kind: landmarks, headings and live regions with their names, in their
 * order. A name that is missing here may come or go; one that is written here may not. Figures are matched by form.
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
        - heading /^Just \\w+ of our lots\\.$/ [level=2]`,
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
              - heading [level=3]`,
  '/impact-dashboard': `
    - main:
      - navigation "Governance pages"
      - heading /^[\\d,]+ meals, and counting\\.$/ [level=1]
      - list:
        - listitem:
          - progressbar /^Meals provided, of [\\d,]+ in twelve months$/
      - tablist "Impact":
        - tab "Overview" [selected]
        - tab "Achievements"
      - tabpanel "Overview":
        - figure "Impact streak meals per week":
          - heading "Impact streak" [level=2]
          - 'img /^Meals served in each of the last \\d+ weeks: from \\d+ up to \\d+ this week\\.$/'
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
      - status: /^1 to \\d+ of \\d+$/
      - navigation /^1 to \\d+ of \\d+$/
      - heading "Monthly reports" [level=2]
      - list:
        - listitem:
          - heading /^[A-Z][a-z]+ \\d{4}$/ [level=3]`,
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
          - status: /^\\$[\\d,]+\\.\\d\\d$/`,
  '/marketplace/lot/heirloom-tomatoes': `
    - main:
      - navigation "Breadcrumb"
      - heading "Heirloom tomatoes" [level=1]
      - status: "Cart: 0 lots"
      - region "Price":
        - heading /^Where does [\\d.]+ USDC go\\?$/ [level=2]
        - img /^[\\d,]+ lb left of [\\d,]+ lb$/
      - region "Grower":
        - heading "Lucía Herrera" [level=2]
      - heading /^\\w+ hands, one trace$/ [level=2]
      - list:
        - listitem:
          - heading "Picked and sorted" [level=3]
      - heading /^Why it scores \\d+$/ [level=2]`,
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
