// Takes payments one after the other until killed, and reports each completed step.
const [place = '', gatewayUrl = ''] = process.argv.slice(2);
const { openPglite } = await import('../../server/db/pglite.ts');
const { openPostgres } = await import('../../server/db/postgres.ts');
const { openPaymentClient } = await import('./payment-client.ts');

const db = place.startsWith('postgres:') ? await openPostgres({ url: place }) : await openPglite({ folder: place });
const { payments, member, newInvoice, amount } = await openPaymentClient(db, gatewayUrl, () => new Date());
// As at every start.
await payments.reconcileDue();
const tell = async (step, factura, sesion) => {
  const heard = new Promise((resolve) => process.once('message', resolve));
  process.send?.({ step, factura, sesion });
  await heard;
};
for (;;) {
  const factura = await newInvoice();
  const asked = { factura, monto: amount / 100, codigoAfiliado: member.codigoAfiliado };
  const order = await payments.order(asked, member);
  await tell('orden', factura);
  const found = await payments.find({ ...asked, ...order, movil: false }, member);
  const sesion = await payments.session(found, { movil: false }, member);
  await tell('sesion', factura, sesion);
  await payments.reconcile(member.codigoAfiliado, member);
  await tell('conciliada', factura);
}
