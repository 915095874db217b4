import { BackLink } from '@furrow/ui/back-link';
import { Button } from '@furrow/ui/button';
import { SampleNote } from '@furrow/ui/sample-note';
import type { ArticleProps, Whitepaper } from '../../ui/article';
import { longDate } from '@furrow/ui/long-date';
import { QuietPage } from '../../ui/quiet-page';
import { useDownload } from '../../ui/use-download';

const trail = [{ name: 'Whitepapers', path: '/resources/whitepapers' }];

/** A whitepaper in brief, to be read online; the whole of it is the download. */
export default function WhitepaperBriefPage({ article, html }: ArticleProps<Whitepaper>) {
  const download = useDownload();
  const { title, pages, date } = article;
  const gist = { title: 'The full paper', text: `${pages} pages, ${longDate(date)}. This page is a summary.` };
  return (
    <QuietPage
      article={{ ...article, gist }}
      html={html}
      trail={trail}
      above={<BackLink to="/resources/whitepapers">Whitepapers</BackLink>}
      label={{ kind: 'Whitepaper', subject: article.subject }}
    >
      <Button variant="outlined" size="small" block onClick={() => download(title)}>
        Download PDF
      </Button>
      <SampleNote>downloads show a message, but no file is saved</SampleNote>
    </QuietPage>
  );
}
