# Three stages: the build, the production packages, and the final image. docs/deploying.md says how it was tested.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_SITE_URL
ARG VITE_API_URL
ARG VITE_FORM_DELIVERY
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# TypeScript (20 MB) is an optional peer dependency of a package. The server needs neither source maps nor types.
RUN npm ci --omit=dev && rm -r node_modules/typescript && find node_modules -name '*.map' -delete -o -name '*.d.ts' -delete

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/app/data
# The only folder that the server writes to. The rest belongs to root and may be read-only.
RUN mkdir data && chown node:node data && chmod 700 data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/build build
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/main.js"]
