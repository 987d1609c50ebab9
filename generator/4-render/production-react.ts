// React chooses its build when it is loaded; the production build renders several times faster.
process.env.NODE_ENV = 'production';
