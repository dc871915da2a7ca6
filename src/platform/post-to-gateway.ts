/** Where the form is made; tests hand in another one. */
type Page = Pick<Document, 'createElement' | 'body'>;

/** Leaves this page for the card gateway's, by a form of one hidden field. */
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
