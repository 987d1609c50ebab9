export const addressOf = (locale: string, page: string): string => (page === 'home' ? `/${locale}/` : `/${locale}/${page}/`);
