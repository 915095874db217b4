/*
 * The styles of the HTML that the build makes of the shell and of the 404 page. Their components are not in the host's first file, because
 * nothing of them runs there. The build fails when their HTML has a class without a rule.
 */
import '@furrow/ui/site.css';
import '@furrow/ui/button.module.css';
import '@furrow/ui/themed-image.module.css';
import './footer.module.css';
import './header-menu.module.css';
import './header.module.css';
import './not-found.module.css';
import './notice.module.css';
import './progress-bar.module.css';
import './shell.module.css';
import './theme-switch.module.css';
import './wordmark.module.css';
