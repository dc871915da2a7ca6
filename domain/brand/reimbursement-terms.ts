/** What a member accepts with a reimbursement, unless a deployment has its own text. Paragraphs are separated by an empty line. */
export const reimbursementTerms = `Estos términos dicen qué acepta usted cuando pide un reembolso en la Oficina Virtual.

1. Qué se reembolsa. Se reembolsan los gastos de servicios que su plan cubre, hasta los topes y con las condiciones de su plan. Por esta vía se reciben reclamaciones de hasta RD$30,000.00; las mayores se hacen en un centro de servicio.

2. Sus documentos. Las facturas, las indicaciones y los demás documentos que envía son verdaderos, y usted conserva los originales. Podemos pedirle que los muestre.

3. Si falta algo. Un caso devuelto por falta de documentos se puede completar durante 24 horas; después se anula, y usted puede hacer otra solicitud.

4. El pago. Lo aprobado se deposita en la cuenta que usted indica. Usted responde de que el número de cuenta y los datos de su titular son correctos.

5. Sus datos. Sus datos y documentos se usan para evaluar y pagar este reembolso, y se guardan el tiempo que manda la ley.

6. Dudas. Puede preguntar por su caso con su número, en «Solicitudes» o por teléfono.`;
