/** The document of the form; tests pass their own. */
type Page = Pick<Document, 'createElement' | 'body'>;

/** Leaves this page for the card gateway by posting a form with one hidden field. */
export const postToGateway = (url: string, session: string, page: Page = document): void => {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  const field = page.createElement('input');
  field.type = 'hidden';
  field.name = 'SESSION';
  field.value = session;
  form.append(field);
  page.body.append(form);
  form.submit();
  // The back/forward cache may restore this page, so the form is removed.
  form.remove();
};
