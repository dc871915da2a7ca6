import type { HandlerDeps, HandlersOf } from './handlers';

interface MenuRow {
  id: number;
  padre: number | null;
  titulo: string;
  icono: string;
  url: string;
  externo: boolean;
  requireLogin: boolean;
}

const withoutParent = ({ padre: _, ...item }: MenuRow) => item;

export const ajusteHandlers = ({
  db,
}: HandlerDeps): HandlersOf<'slider' | 'popup' | 'menu' | 'alertaPersonalizada'> => {
  const slides = (place: 'slider' | 'popup') =>
    db.query<{ id: number; ubicacion: string; accion: string }>(
      `SELECT id, ubicacion, accion FROM laminas WHERE lugar = $1 ORDER BY orden, id`,
      [place],
    );

  return {
    slider: () => slides('slider'),
    popup: () => slides('popup'),

    menu: async () => {
      const rows = await db.query<MenuRow>(
        `SELECT id, padre, titulo, icono, url, externo, require_login AS "requireLogin" FROM menu ORDER BY orden, id`,
      );
      return rows
        .filter(({ padre }) => padre === null)
        .map((item) => ({
          ...withoutParent(item),
          hijos: rows.filter(({ padre }) => padre === item.id).map(withoutParent),
        }));
    },

    alertaPersonalizada: ({ query }) =>
      db.query<{ nombre: string; mensaje: string }>(
        `SELECT nombre, mensaje FROM alertas WHERE id_afiliado = $1 AND nombre = $2`,
        [query.id, query.nombre],
      ),
  };
};
