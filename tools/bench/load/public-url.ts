/** Of the portal under load: links in mails and passkeys are of it. */
export const publicUrl = 'https://oficina.example';
