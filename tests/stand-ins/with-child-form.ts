import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/**
 * A form with its child chart: while the child sends the request, state and events are those of the child.
 */
export const withChildForm = <Form extends AnyActorRef>(form: Form): Form => {
  const sending = (): AnyActorRef | undefined => {
    const child: AnyActorRef | undefined = form.getSnapshot().children?.enviarCaso;
    return child?.getSnapshot().status === 'active' ? child : undefined;
  };
  return Object.assign(Object.create(form), {
    send: (event: { type: string }) => (sending() ?? form).send(event),
    getSnapshot: (): AnyMachineSnapshot => {
      const own: AnyMachineSnapshot = form.getSnapshot();
      const child: AnyMachineSnapshot | undefined = sending()?.getSnapshot();
      return child === undefined ? own : { ...child, context: { ...own.context, ...child.context } };
    },
  });
};
