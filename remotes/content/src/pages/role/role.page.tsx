import { BackLink } from '@furrow/ui/back-link';
import { InertButton } from '@furrow/ui/inert-button';
import { SampleNote } from '@furrow/ui/sample-note';
import { jobs } from '../../data/jobs.data';
import type { ArticleProps, QuietArticle } from '../../ui/article';
import { QuietPage } from '../../ui/quiet-page';
import { jobPosting } from '../../ui/structured-data';

const trail = [{ name: 'Careers', path: '/careers' }];

/** One open position. */
export default function RolePage({ article, html }: ArticleProps<QuietArticle>) {
  const job = jobs.find(({ path }) => path === article.path);
  return (
    <QuietPage
      article={article}
      html={html}
      trail={trail}
      above={<BackLink to="/careers">Careers</BackLink>}
      label={{ kind: 'Open position', subject: article.subject }}
      described={job && jobPosting(job)}
    >
      <InertButton note="no-application" size="small" block>
        Apply Now
      </InertButton>
      <SampleNote id="no-application">no application is sent from this page</SampleNote>
    </QuietPage>
  );
}
