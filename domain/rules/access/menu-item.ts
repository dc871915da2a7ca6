export interface MenuLeaf {
  id: string;
  titulo: string;
  icono: string;
  url: string;
  externo: boolean;
  requireLogin: boolean;
}
export interface MenuItem extends MenuLeaf {
  hijos: readonly MenuLeaf[];
}
