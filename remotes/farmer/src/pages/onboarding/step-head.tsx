/** The title of a step, which is the page's title while the step is open. */
export function StepHead({ title, lede }: { title: string; lede: string }) {
  return (
    <header>
      <h1 id="onboarding-step">{title}</h1>
      <p className="fw-lede">{lede}</p>
    </header>
  );
}
